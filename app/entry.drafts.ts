import { keepDrafts } from "./page-script/drafts/keep-drafts.ts";

keepDrafts();
