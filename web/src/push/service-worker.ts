/** The service worker of a page that a server sent: it only shows messages. Pages are fetched past it, as if it were not there. */
import { tellTurns, type TurnWorker } from "./turn-events";

tellTurns(self as unknown as TurnWorker);
