/** Empty where not configured. */
export type LegalFacts = Record<string, string>;

export interface LegalTexts {
  sections: { title: string; text: string[] }[];
}

const FACT = /\{\{(\w+)\}\}/g;

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
