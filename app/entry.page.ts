import { sendConsentForms } from "./page-script/consent-forms.ts";
import { findAsYouType } from "./page-script/find-as-you-type.ts";
import { countPageViews } from "./page-script/page-views.ts";

// The script of every page, a few kB: what pages do that need no framework. It listens at the document, so it does not matter which page is shown.
findAsYouType();
sendConsentForms();
countPageViews();
