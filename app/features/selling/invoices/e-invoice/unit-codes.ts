const SPELLINGS: Record<string, string> = {
  HUR: "h hour hours hr hrs std std. stunde stunden heure heures ora ore",
  MIN: "min minutes minuten minuti",
  DAY: "day days tag tage jour jours giorno giorni",
  WEE: "week weeks woche wochen semaine semaines settimana settimane",
  MON: "month months monat monate mois mese mesi",
  ANN: "year years jahr jahre an ans année années anno anni",
  KGM: "kg",
  GRM: "g",
  TNE: "t",
  LTR: "l lt liter litre litres litri",
  DLT: "dl",
  MLT: "ml",
  HLT: "hl",
  MTR: "m lfm",
  CMT: "cm",
  MMT: "mm",
  KMT: "km",
  MTK: "m² m2 qm",
  MTQ: "m³ m3",
  HAR: "ha",
  ARE: "a",
  KWH: "kwh",
  P1: "%",
  LS: "pauschal pauschale lump-sum forfait forfettario",
  SET: "set",
};

const CODES = new Map(
  Object.entries(SPELLINGS).flatMap(([code, units]) => units.split(" ").map((unit) => [unit, code] as const)),
);

/** UN/ECE recommendation 20; `C62`, one, for any other text. */
export function unitCode(unit: string): string {
  return CODES.get(unit.trim().toLowerCase()) ?? "C62";
}
