import type { AddressedPaper } from "#app/features/selling/clients/addressee.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { EmailedLetter } from "#app/features/selling/papers/sending/letter-email.ts";
import type { Email } from "#app/platform/mail/email.ts";
import type { PaperNoun } from "./kinds.ts";
import type { HeldBack } from "./sending/held-back.ts";
import type { PaperLetter, WantedLetter } from "./sending/paper-letter.ts";

export interface Paper extends AddressedPaper {
  id: string;
  version: number;
  state: string;
  language: Locale;
}

export interface MailText {
  subject: string;
  message: string;
}

export interface WaitingWords extends MailText {
  language: Locale;
  /** The id of the e-mail that waits: what came in later has a greater one. */
  deliveryId: string;
}

interface Original {
  language: Locale;
  pdf: Buffer;
  /** Drawn as paid: it asks for nothing. */
  isReceipt?: boolean;
}

/** What invoices and offers each say of themselves to what they share: issuing, sending, delivering. */
export interface PaperKind<P extends Paper> {
  noun: PaperNoun;
  find: (ctx: BusinessContext, id: string) => Promise<P>;
  allows: (paper: P, action: "send" | "sendAgain" | "markSent") => boolean;
  /** Why it must not leave any more, whatever waits; null where it may. */
  heldBack: (paper: P) => HeldBack | null;
  /** @throws AppError for a draft that nobody must get as it is */
  requireReady: (ctx: UserContext, draft: P) => void;
  /** The original that a draft becomes. */
  draw: (ctx: UserContext, draft: P, language: Locale) => Promise<Buffer>;
  /** State, PDF and link, in the transaction that issues it. */
  issue: (ctx: UserContext, draft: P, original: Original) => Promise<void>;
  /** Call it in the transaction that sends it once more. @returns the event for its history */
  sendAgain: (ctx: UserContext, paper: P) => Promise<string>;
  letters: (ctx: UserContext) => Promise<(paper: P, wanted: WantedLetter) => PaperLetter>;
  /** What waits does not ask for money that came in meanwhile. */
  wordsNow: (ctx: BusinessContext, paper: P, words: WaitingWords) => Promise<MailText>;
  pdf: (ctx: BusinessContext, paper: P, language: Locale) => Promise<Uint8Array>;
  email: (
    paper: P,
    letter: EmailedLetter & { language: Locale },
    pdf: Uint8Array,
  ) => Omit<Email, "id" | "to" | "cc">;
  record: (
    ctx: BusinessContext | UserContext,
    id: string,
    event: string,
    data?: Record<string, string>,
  ) => Promise<unknown>;
}
