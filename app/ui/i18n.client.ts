import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { FALLBACK_LOCALE, isLocale } from "#app/platform/i18n/locale.ts";

const language = document.documentElement.lang.slice(0, 2);
const locale = isLocale(language) ? language : FALLBACK_LOCALE;
const loading: Promise<void>[] = [];

void i18next.use(initReactI18next).init({
  lng: locale,
  defaultNS: "common",
  resources: {},
  interpolation: { escapeValue: false },
  initImmediate: false,
});

export const i18n = i18next;

/** @param files of all languages, by path */
export function loadNamespace(namespace: string, files: Record<string, () => Promise<object>>): void {
  const load = Object.entries(files).find(([file]) => file.startsWith(`/app/locales/${locale}/`))?.[1];
  if (load) loading.push(load().then((texts) => void i18n.addResourceBundle(locale, namespace, texts)));
}

export async function namespacesLoaded(): Promise<void> {
  await Promise.all(loading);
}
