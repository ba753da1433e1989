import { AppError } from "#app/platform/errors.ts";

/** Names its table, errors and events; a credit note is stored among the invoices. */
export type PaperNoun = "invoice" | "offer";

interface PaperKind {
  noun: PaperNoun;
  states: readonly string[];
  may: Record<string, readonly string[]>;
  hasSlip: boolean;
  /** Of what is stored among the invoices; an offer always has one. */
  hasLink?: boolean;
  /** Before the year in its numbers, where nobody has a prefix of their own. */
  numbers: string;
  mail: string;
}

/** What tells the kinds apart; all else is said once for all of them. */
export const PAPERS = {
  /** Rule 16. */
  invoice: {
    noun: "invoice",
    states: ["draft", "sent", "credited", "written_off", "cancelled"],
    may: {
      draft: ["edit", "send", "markSent", "deposit", "cancel", "duplicate", "saveAsTemplate", "delete"],
      sent: [
        "sendAgain",
        "markPaid",
        "recordPayment",
        "cancel",
        "creditNote",
        "writeOff",
        "duplicate",
        "saveAsTemplate",
        "delete",
      ],
      overdue: [
        "sendAgain",
        "markPaid",
        "recordPayment",
        "markOverdue",
        "cancel",
        "creditNote",
        "writeOff",
        "duplicate",
        "saveAsTemplate",
        "delete",
      ],
      paid: ["sendAgain", "markUnpaid", "creditNote", "duplicate", "saveAsTemplate", "delete"],
      credited: ["duplicate", "saveAsTemplate", "delete"],
      written_off: ["recordPayment", "duplicate", "saveAsTemplate", "delete"],
      cancelled: ["duplicate", "saveAsTemplate", "delete"],
    },
    hasSlip: true,
    hasLink: true,
    numbers: "INV",
    mail: "invoice",
  },
  credit_note: {
    noun: "invoice",
    states: ["issued", "withdrawn"],
    may: { issued: ["sendAgain", "withdraw"], withdrawn: [] },
    hasSlip: false,
    hasLink: false,
    numbers: "G",
    mail: "creditNote",
  },
  /** `answer` is written down by the owner; `withdraw` makes a draft of what was sent. */
  offer: {
    noun: "offer",
    states: ["draft", "sent", "accepted", "declined"],
    may: {
      draft: ["edit", "send", "markSent", "duplicate", "delete"],
      sent: ["edit", "sendAgain", "answer", "withdraw", "duplicate"],
      expired: ["edit", "answer", "withdraw", "duplicate"],
      declined: ["edit", "withdraw", "duplicate"],
      accepted: ["invoice", "duplicate"],
      invoiced: ["duplicate"],
    },
    hasSlip: false,
    numbers: "OFF",
    mail: "offer",
  },
} as const satisfies Record<string, PaperKind>;

/** @throws AppError `….locked` for edits, else `….transition_not_allowed` */
export function requireAllowed(noun: PaperNoun, action: string, isAllowed: boolean): void {
  if (!isAllowed) throw new AppError(action === "edit" ? `${noun}.locked` : `${noun}.transition_not_allowed`);
}

/** @throws AppError `….changed` when `seen` is not the latest version; without it any version will do */
export function requireSeen(
  noun: PaperNoun,
  { version }: { version: number },
  seen: number | undefined,
): void {
  if (seen !== undefined && seen !== version) throw new AppError(`${noun}.changed`);
}
