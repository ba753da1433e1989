import { showBusyButtons } from "./page-script/busy-buttons.ts";
import { copyByButtons } from "./page-script/copy-buttons.ts";
import { focusRefusal } from "./page-script/refusals.ts";
import { shareByButtons } from "./page-script/share-buttons.ts";

// All that the pages of clients bring: they count no views and ask for no consent.
showBusyButtons();
focusRefusal();
copyByButtons();
shareByButtons();
