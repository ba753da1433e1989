import { fillFrom, unknownAmong } from "#app/features/selling/invoices/texts/placeholders.ts";
import { MAX_TEXT, withTexts } from "#app/features/selling/invoices/texts/filled-texts.ts";

export const BATCH_PLACEHOLDERS = ["name", "contact", "city"] as const;

interface NameOfClient {
  name: string;
  contact: string;
  city: string;
}

interface Texts {
  subject: string;
  notes: string;
  items: (Record<string, unknown> & { description: string })[];
}

export function unknownInBatch(text: string): string | null {
  return unknownAmong(text, BATCH_PLACEHOLDERS);
}

export function batchPlaceholderList(): string {
  return BATCH_PLACEHOLDERS.map((name) => `{${name}}`).join(", ");
}

/** For one client, with what is added to the first row. What grows too long by it is cut. */
export function textsForClient<T extends Texts>(
  texts: T,
  { name, contact, city }: NameOfClient,
  addition: string,
): T {
  const [first, ...others] = texts.items;
  const items =
    first && addition
      ? [{ ...first, description: added(first.description, addition) }, ...others]
      : texts.items;
  return withTexts({ ...texts, items }, (text) => fillFrom(text, { name, contact, city }));
}

function added(description: string, addition: string): string {
  return [...`${description}, ${addition}`].slice(0, MAX_TEXT).join("");
}
