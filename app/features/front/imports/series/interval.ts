import { type UNITS } from "#app/features/selling/series/rule/series-dates.ts";
import { fold } from "#app/platform/lists/fold.ts";

interface Interval {
  every: number;
  unit: (typeof UNITS)[number];
}

const WORDS: readonly (readonly [meant: RegExp, interval: Interval])[] = [
  [
    /^(woche|weekly|wochentlich|chaque semaine|hebdomadaire|settimanale|ogni settimana)/,
    { every: 1, unit: "week" },
  ],
  [/^(halbjahr|half|semi-?annual|semestr|semestral)/, { every: 6, unit: "month" }],
  [/^(quartal|quarterly|vierteljahr|trimestr|trimestriel)/, { every: 3, unit: "month" }],
  [/^(zweimonat|bimonthly|bimestr|bimestriel)/, { every: 2, unit: "month" }],
  [/^(monat|monthly|mensuel|mensil|chaque mois|ogni mese)/, { every: 1, unit: "month" }],
  [/^(jahr|yearly|annual|annuel|annual|chaque annee|ogni anno)/, { every: 1, unit: "year" }],
];

const UNIT_WORDS: readonly (readonly [meant: RegExp, unit: Interval["unit"]])[] = [
  [/^(tag|day|jour|giorn)/, "day"],
  [/^(woche|week|semaine|settiman)/, "week"],
  [/^(monat|month|mois|mes[ei])/, "month"],
  [/^(jahr|year|an|ann[oi])/, "year"],
];

/** `monatlich`, `every 3 months`, `alle 2 Wochen`, `ogni 6 mesi`; what is not understood is refused by the rule. */
export function readInterval(text: string): { every: string; unit: string } {
  const word = fold(text.trim());
  const [, count = "", unit = ""] =
    /^(?:(?:alle|every|tous les|toutes les|ogni)\s+)?(\d{1,3})\s+(\p{L}+)$/u.exec(word) ?? [];
  const known = UNIT_WORDS.find(([meant]) => meant.test(unit))?.[1];
  if (count && known) return { every: count, unit: known };
  const found = WORDS.find(([meant]) => meant.test(word.replace(/^(jeden|jede|jedes)\s+/, "")))?.[1];
  return found ? { every: String(found.every), unit: found.unit } : { every: "", unit: "" };
}
