import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import messages from "../../shared/messages.json";

export const i18n = createInstance();

i18n.use(initReactI18next).init({
  lng: "de",
  resources: { de: { translation: messages } },
  initAsync: false,
  interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
});
