import { copyByButtons } from "./page-script/copy-buttons.ts";
import { handOverByButtons } from "./page-script/hand-over.ts";
import { chooseShortcuts, listenForListKeys } from "./page-script/list-keys.ts";
import { actAtOnce, followSelection, sendPicked } from "./page-script/lists.ts";
import { openPalette } from "./page-script/palette.ts";
import { spreadPasted } from "./page-script/paste.ts";
import { focusFirst, sendAgain } from "./page-script/refresh.ts";
import { registerServiceWorker } from "./page-script/service-worker.ts";
import { guardTyping } from "./page-script/typed-forms.ts";
import { showCurrentPage } from "./page-script/show-current-page.ts";
import { countDownUndo } from "./page-script/undo-forms.ts";

// Beside `entry.page.ts`, on pages of people who are signed in.
openPalette();
showCurrentPage();
copyByButtons();
handOverByButtons();
spreadPasted();
// Whoever has the focus may paste at once.
focusFirst();
guardTyping();
sendPicked();
actAtOnce();
followSelection();
listenForListKeys();
chooseShortcuts();
countDownUndo();
sendAgain();
registerServiceWorker();
