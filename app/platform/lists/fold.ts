/** So that `zurich` finds `Zürich` on both databases. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/ł/g, "l");
}

const UMLAUTS = [
  { umlaut: "ä", letters: "ae", letter: "a" },
  { umlaut: "ö", letters: "oe", letter: "o" },
  { umlaut: "ü", letters: "ue", letter: "u" },
];

/** What a searched word may be in folded text: `mueller` also finds `Müller`, and `müller` also `Mueller`. */
export function spellingsOf(text: string): string[] {
  const lower = text.normalize("NFC").toLowerCase();
  const written = UMLAUTS.reduce((word, { umlaut, letters }) => word.replaceAll(umlaut, letters), lower);
  const folded = fold(text);
  const short = UMLAUTS.reduce((word, { letters, letter }) => word.replaceAll(letters, letter), folded);
  return [...new Set([folded, fold(written), short])];
}
