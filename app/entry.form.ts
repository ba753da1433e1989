import { assistForms } from "./page-script/assist-forms.ts";

// Only on pages without the framework that have a form to assist; see ui/forms/form-script.tsx.
assistForms();
