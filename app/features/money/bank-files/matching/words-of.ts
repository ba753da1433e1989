const MAX_WORDS = 40;

/** Nobody numbers invoices with fewer or more characters. */
const [SHORTEST, LONGEST] = [2, 40];

const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Words that may be an invoice number: with a digit, without what surrounds them, as written and in upper case. */
export function wordsOf(text: string): string[] {
  const words = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(AROUND, ""))
    .filter((word) => /\p{N}/u.test(word) && word.length >= SHORTEST && word.length <= LONGEST);
  return [...new Set(words.flatMap((word) => [word, word.toUpperCase()]))].slice(0, MAX_WORDS);
}
