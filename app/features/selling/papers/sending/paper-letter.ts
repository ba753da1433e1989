import { PAPERS } from "#app/features/selling/papers/kinds.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { addressed, type WantedAddresses } from "./addressed.ts";
import { greetingsOf, suitableGreeting, withGreeting } from "./greeting.ts";

/** What is left out comes from the texts of its language. */
export interface WantedLetter extends WantedAddresses {
  language?: Locale | undefined;
  subject?: string | undefined;
  message?: string | undefined;
  copyToMe?: boolean;
  version?: number | undefined;
  /** Seconds for which its e-mail can still be taken back. */
  waits?: number | undefined;
  /** One of many that were counted together. */
  isOfMany?: boolean;
}

export interface PaperLetter {
  language: Locale;
  recipient: string;
  cc: string;
  subject: string;
  message: string;
  copyToMe: boolean;
}

/** The product's words for its e-mail, without the greeting. */
export function mailWords(t: Translate, kind: keyof typeof PAPERS, values: Record<string, string>) {
  const { mail } = PAPERS[kind];
  return { subject: t(`emails:${mail}.subject`, values), message: t(`emails:${mail}.message`, values) };
}

/** @param words the message without the greeting, which suits the recipient */
export function paperLetter(
  t: Translate,
  recipient: { name: string; contact: string; email: string },
  words: { language: Locale; subject: string; message: string },
  wanted: WantedLetter,
): PaperLetter {
  const greeting = greetingsOf(t, recipient)[suitableGreeting(recipient)];
  return {
    language: words.language,
    ...addressed(recipient.email, wanted),
    subject: wanted.subject ?? words.subject,
    message: wanted.message ?? withGreeting(greeting, words.message),
    copyToMe: wanted.copyToMe ?? false,
  };
}
