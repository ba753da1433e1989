import { fold } from "./fold.ts";

/** True when the text contains every word, whatever accents and case. */
export function hasWords(text: string, words: string): boolean {
  const folded = fold(text);
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
