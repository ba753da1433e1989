/** Characters (rules 8 and 9). */
const MAX_SUBJECT = 100;
export const MAX_TEXT = 499;

interface Texts {
  subject: string;
  notes: string;
  items: Record<string, unknown>[];
}

/** Texts of a row in which placeholders are filled in. */
export function textsOfItem({ description }: Record<string, unknown>): [name: string, text: string][] {
  return typeof description === "string" ? [["description", description]] : [];
}

/** What grows too long is cut. */
export function withTexts<T extends Texts>(texts: T, fill: (text: string) => string): T {
  const cut = (text: string, max: number) => [...fill(text)].slice(0, max).join("");
  return {
    ...texts,
    subject: cut(texts.subject, MAX_SUBJECT),
    notes: cut(texts.notes, MAX_TEXT),
    items: texts.items.map((item) => ({
      ...item,
      ...Object.fromEntries(textsOfItem(item).map(([name, text]) => [name, cut(text, MAX_TEXT)])),
    })),
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
    ...items.flatMap((item, index) =>
      textsOfItem(item).map(([name, text]) => ({ path: ["items", index, name], text })),
    ),
  ];
}
