/** Characters (rules 8 and 9). */
const MAX_SUBJECT = 100;
export const MAX_TEXT = 499;

interface Texts {
  subject: string;
  notes: string;
  items: Record<string, unknown>[];
}

/** A row whose text is filled in; what was typed wrong may have none. */
export function withRowText<T extends Record<string, unknown>>(item: T, fill: (text: string) => string): T {
  return typeof item.description === "string" ? { ...item, description: fill(item.description) } : item;
}

/** What grows too long is cut. */
export function withTexts<T extends Texts>(texts: T, fill: (text: string) => string): T {
  const cut = (text: string, max: number) => [...fill(text)].slice(0, max).join("");
  return {
    ...texts,
    subject: cut(texts.subject, MAX_SUBJECT),
    notes: cut(texts.notes, MAX_TEXT),
    items: texts.items.map((item) => withRowText(item, (text) => cut(text, MAX_TEXT))),
  };
}

export function textsOfContent({
  subject,
  notes,
  items,
}: Texts): { path: (string | number)[]; text: string }[] {
  return [
    { path: ["subject"], text: subject },
    { path: ["notes"], text: notes },
    ...items.flatMap(({ description: text }, index) =>
      typeof text === "string" ? [{ path: ["items", index, "description"], text }] : [],
    ),
  ];
}
