import { FALLBACK_LOCALE, isLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { Messages, type MessageTree } from "#app/platform/i18n/messages.ts";

const language = document.documentElement.lang.slice(0, 2);
const locale = isLocale(language) ? language : FALLBACK_LOCALE;

export const messages = new Messages(locale, (key) => console.error(`The page has no text for ${key}.`));

type Words = Record<string, MessageTree>;

export async function loadWords(files: Record<Locale, () => Promise<{ default: Words }>>): Promise<void> {
  const { default: words } = await files[locale]();
  for (const [namespace, texts] of Object.entries(words)) messages.add(namespace, texts);
}
