import { showBusyButtons } from "./page-script/busy-buttons.ts";
import { closeMenus } from "./page-script/close-menus.ts";
import { sendConsentForms } from "./page-script/consent-forms.ts";
import { findAsYouType } from "./page-script/find-as-you-type.ts";
import { chooseShortcuts, listenForListKeys } from "./page-script/list-keys.ts";
import { countDownUndo } from "./page-script/undo-forms.ts";
import { loadDrafts } from "./page-script/load-drafts.ts";
import { openPageDialogs } from "./page-script/page-dialogs.ts";
import { openPalette } from "./page-script/palette.ts";
import { countPageViews } from "./page-script/page-views.ts";
import { askForPasskeys } from "./page-script/passkeys.ts";
import { focusRefusal } from "./page-script/refusals.ts";
import { showPasswords } from "./page-script/show-passwords.ts";

// A few kB. It listens at the document, so it does not matter which page is shown.
findAsYouType();
showBusyButtons();
showPasswords();
focusRefusal();
closeMenus();
sendConsentForms();
openPageDialogs();
openPalette();
listenForListKeys();
chooseShortcuts();
countDownUndo();
countPageViews();
askForPasskeys();
loadDrafts();
