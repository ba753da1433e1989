import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import i18next, { type i18n, type TFunction } from "i18next";
import { FALLBACK_LOCALE, type Locale, LOCALES } from "./locale.ts";

const FOLDER = path.join(import.meta.dirname, "../../locales");

const instances = new Map<Locale, i18n>();

/** Read once a process. Keys are `namespace:key.path`. */
export function translationsOf(locale: Locale): i18n {
  let instance = instances.get(locale);
  if (!instance) {
    instance = load(locale);
    instances.set(locale, instance);
  }
  return instance;
}

export function translator(locale: Locale): TFunction {
  return translationsOf(locale).t;
}

function load(locale: Locale): i18n {
  const folder = path.join(FOLDER, locale);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
  const messages = Object.fromEntries(
    files.map((file) => [
      path.basename(file, ".json"),
      JSON.parse(readFileSync(path.join(folder, file), "utf8")) as object,
    ]),
  );
  const instance = i18next.createInstance({
    lng: locale,
    fallbackLng: FALLBACK_LOCALE,
    supportedLngs: LOCALES,
    ns: Object.keys(messages),
    defaultNS: "common",
    resources: { [locale]: messages },
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  void instance.init();
  return instance;
}
