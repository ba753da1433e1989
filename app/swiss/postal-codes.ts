import { createRequire } from "node:module";

const TABLE = "switzerland-postal-codes/dist/postal-codes-full.json";

/** Missing in the npm package: Liechtenstein, which shares the Swiss numbering, and Basel's hospital. */
const ADDITIONS: Record<string, string[]> = {
  "4031": ["Basel"],
  "9485": ["Nendeln"],
  "9486": ["Schaanwald"],
  "9487": ["Gamprin-Bendern"],
  "9488": ["Schellenberg"],
  "9490": ["Vaduz"],
  "9491": ["Ruggell"],
  "9492": ["Eschen"],
  "9493": ["Mauren"],
  "9494": ["Schaan"],
  "9495": ["Triesen"],
  "9496": ["Balzers"],
  "9497": ["Triesenberg"],
  "9498": ["Planken"],
};

/** P.O.-box codes included; only the digits of the text count. Empty when unknown, which does not mean wrong. */
export function citiesFor(postalCodeInput: string): string[] {
  const code = postalCodeInput.replace(/\D/g, "");
  const entries = Object.hasOwn(postalCodes(), code) ? (postalCodes()[code] ?? []) : [];
  return [...new Set([...entries.map(({ name }) => name), ...(ADDITIONS[code] ?? [])])];
}

/** Two letters, such as `BE`; empty when unknown, and in Liechtenstein. Of several, that of the first locality. */
export function cantonFor(postalCode: string): string {
  return Object.hasOwn(postalCodes(), postalCode) ? (postalCodes()[postalCode]?.[0]?.canton ?? "") : "";
}

interface Locality {
  name: string;
  canton: string;
}

let table: Record<string, Locality[]> | undefined;

/** 370 kB, read on first use. */
function postalCodes(): Record<string, Locality[]> {
  table ??= createRequire(import.meta.url)(TABLE) as Record<string, Locality[]>;
  return table;
}
