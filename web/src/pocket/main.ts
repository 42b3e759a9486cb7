/** The page with its house in a worker. What is set here is set before anything of the page is loaded. */
import { house } from "../shell/house";
import { addressOf, linkTo, rewriteLinks } from "./addresses";

house.storageKey = "tumblekeep-pocket";
house.isPocket = true;
house.address = addressOf;
house.link = linkTo;
rewriteLinks();
void import("./begin").then(({ begin }) => begin());
