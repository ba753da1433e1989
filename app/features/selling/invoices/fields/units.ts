import type { Locale } from "#app/platform/i18n/locale.ts";

const SYMBOLS = ["h", "km", "m", "m²", "m³", "kg", "t", "l"];

const TIME_UNITS: Record<Locale, string[]> = {
  en: ["hours", "days", "weeks", "months"],
  de: ["Stunden", "Tage", "Wochen", "Monate"],
  fr: ["heures", "jours", "semaines", "mois"],
  it: ["ore", "giorni", "settimane", "mesi"],
};

const SPELLINGS = [
  ["hour", "day", "week", "month", "hrs", "hr", "year", "years", "min", "minutes", "half-days"],
  ["stunde", "tag", "woche", "monat", "std", "std.", "jahr", "jahre", "minuten", "lektion", "lektionen"],
  ["heure", "jour", "semaine", "an", "ans", "année", "années", "leçon", "leçons"],
  ["ora", "giorno", "settimana", "mese", "anno", "anni", "minuti", "lezione", "lezioni"],
  [
    "m2",
    "m3",
    "qm",
    "lfm",
    "cm",
    "mm",
    "g",
    "dl",
    "ml",
    "hl",
    "ha",
    "a",
    "lt",
    "liter",
    "litre",
    "litres",
    "litri",
    "kwh",
    "%",
  ],
].flat();

const DIVISIBLE = new Set(
  [...SYMBOLS, ...Object.values(TIME_UNITS).flat(), ...SPELLINGS].map((unit) => unit.toLowerCase()),
);

export function unitsIn(language: Locale): string[] {
  return [...TIME_UNITS[language], ...SYMBOLS];
}

/** Null when right; divisible units take up to 2 decimals, others whole numbers (thousandths). */
export function quantityStepProblem(quantity: number, unit: string): "whole" | "decimals" | null {
  if (isDivisibleUnit(unit)) return quantity % 10 === 0 ? null : "decimals";
  return quantity % 1000 === 0 ? null : "whole";
}

function isDivisibleUnit(unit: string): boolean {
  return DIVISIBLE.has(unit.trim().toLowerCase());
}
