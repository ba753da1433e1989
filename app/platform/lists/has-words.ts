import { fold } from "./fold.ts";

/** True when every word stands somewhere in the text, whatever its accents and case. */
export function hasWords(text: string, words: string): boolean {
  const folded = fold(text);
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
