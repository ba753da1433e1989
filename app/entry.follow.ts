import { followForms } from "./page-script/own/follow-forms.ts";

// Only on pages with a form that shows what comes of it; see ui/forms/follow-script.tsx.
followForms();
