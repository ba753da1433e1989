/** What only the operator can say of a copy of this product; empty text where nobody has said it. */
export type LegalFacts = Record<string, string>;

/** A page as the locale files have it: sections of sentences, with `{{fact}}` in them. */
export interface LegalTexts {
  sections: { title: string; text: string[] }[];
}

const FACT = /\{\{(\w+)\}\}/g;

/** The page with its facts. A sentence whose fact is missing is left out, and so is a section that has none left. */
export function legalPage(texts: LegalTexts, facts: LegalFacts): LegalTexts["sections"] {
  return texts.sections
    .map(({ title, text }) => ({ title, text: text.flatMap((sentence) => withFacts(sentence, facts)) }))
    .filter(({ text }) => text.length > 0);
}

function withFacts(sentence: string, facts: LegalFacts): string[] {
  const names = [...sentence.matchAll(FACT)].map(([, name]) => name!);
  if (names.some((name) => !facts[name])) return [];
  return [sentence.replace(FACT, (_, name: string) => facts[name]!)];
}
