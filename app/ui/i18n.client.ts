import type { i18n as I18next } from "i18next";
import { FALLBACK_LOCALE, isLocale } from "#app/platform/i18n/locale.ts";
import { Messages, type MessageTree } from "./messages.ts";

const language = document.documentElement.lang.slice(0, 2);
const locale = isLocale(language) ? language : FALLBACK_LOCALE;
const loading: Promise<void>[] = [];
const messages = new Messages(locale);

/** As the provider of react-i18next wants it: `Messages` has all that its hook uses. */
export const i18n = messages as unknown as I18next;

/** @param files of all languages, by path */
export function loadNamespace(namespace: string, files: Record<string, () => Promise<object>>): void {
  const load = Object.entries(files).find(([file]) => file.startsWith(`/app/locales/${locale}/`))?.[1];
  if (load) loading.push(load().then((texts) => messages.add(namespace, texts as MessageTree)));
}

export async function namespacesLoaded(): Promise<void> {
  await Promise.all(loading);
}
