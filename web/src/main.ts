import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource/texturina/700.css";
import "./tokens.css";
import "./style.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { symbols } from "./pieces/symbols.svelte";
import icons from "./shell/icons.json?icons";
import { unlockOnTap } from "./shell/sound";
import { translator } from "./shell/messages.svelte";

symbols.add(icons);
unlockOnTap();
void translator.load().then(() => mount(App, { target: document.getElementById("house")! }));
