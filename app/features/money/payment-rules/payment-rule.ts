import { fold } from "#app/platform/lists/fold.ts";

export type PaymentRule = { id: string; decided: number; createdAt: string } & (
  | { kind: "payer"; iban: string; clientId: string; clientName: string }
  /** Payments with this text are never for an invoice. */
  | { kind: "text"; text: string }
);

/** The rules that a payment meets; null where there is none. */
export interface MetRules {
  /** The rule that names the payer's client. */
  payer: { id: string; clientId: string } | null;
  /** The rule by which its text is never for an invoice. */
  text: string | null;
}

/** Shorter texts would stand in others by chance. Letters and digits. */
export const SHORTEST_TEXT = 4;
export const LONGEST_TEXT = 100;

/** Words in a row, without case, accents and what stands between them. */
export function foldedWords(text: string): string {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");
}

/** @param folded both by `foldedWords` */
export function containsWords(folded: string, wanted: string): boolean {
  return ` ${folded} `.includes(` ${wanted} `);
}
