import type { ActVerb } from "./act-words.ts";

interface FoundPaper {
  id: string;
  number: string;
  recipientName: string;
}

export interface Found {
  /** What the text asks to do, with what it is done to. */
  acts: { verb: ActVerb; id: string; number: string; name: string }[];
  invoices: FoundPaper[];
  offers: FoundPaper[];
  clients: { id: string; name: string; city: string }[];
  entries: { id: string; name: string; price: string }[];
  series: { id: string; name: string; clientName: string }[];
  /** `to` is its place in the list of its state. */
  payments: { amount: string; about: string; to: string }[];
}

export const NOTHING_FOUND: Found = {
  acts: [],
  invoices: [],
  offers: [],
  clients: [],
  entries: [],
  series: [],
  payments: [],
};
