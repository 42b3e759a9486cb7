import { fighterLook } from "../_fighter/look";
import type { GameLook } from "../registry";
import icons from "./icons.json?icons";

export const look: GameLook = fighterLook(icons);
