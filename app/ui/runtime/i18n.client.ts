import { FALLBACK_LOCALE, isLocale } from "#app/platform/i18n/locale.ts";
import { Messages, type MessageTree } from "#app/platform/i18n/messages.ts";

const language = document.documentElement.lang.slice(0, 2);
const locale = isLocale(language) ? language : FALLBACK_LOCALE;
const loading: Promise<void>[] = [];

export const messages = new Messages(locale);

/** @param files of all languages, by path */
export function loadNamespace(namespace: string, files: Record<string, () => Promise<object>>): void {
  const load = Object.entries(files).find(([file]) => file.startsWith(`/app/locales/${locale}/`))?.[1];
  if (load) loading.push(load().then((texts) => messages.add(namespace, texts as MessageTree)));
}

export async function namespacesLoaded(): Promise<void> {
  await Promise.all(loading);
}
