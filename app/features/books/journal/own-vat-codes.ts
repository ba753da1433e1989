import { z } from "zod";
import { optionalLine } from "#app/platform/forms/fields.ts";

const RATES = ["8.1", "2.6", "3.8", "7.7", "2.5", "3.7"] as const;

const LODGING: readonly string[] = ["3.8", "3.7"];

/** Codes of ours that can have another one, by what they are of. */
export const OWN_VAT_CODES = [
  ...RATES.map((rate) => ({ name: `sales-${rate}`, word: "sales" as const, rate })),
  { name: "sales-0-export", word: "export" as const, rate: "" },
  { name: "sales-0-abroad", word: "abroad" as const, rate: "" },
  { name: "sales-0-exempt", word: "exempt" as const, rate: "" },
  ...RATES.filter((rate) => !LODGING.includes(rate)).map((rate) => ({
    name: `acquisition-${rate}`,
    word: "acquisition" as const,
    rate,
  })),
  { name: "input-400", word: "input400" as const, rate: "" },
  { name: "input-405", word: "input405" as const, rate: "" },
];

/** Names of fields have neither hyphens nor dots. */
export function vatCodeField(name: string): string {
  return name.replaceAll(/\W/g, "_");
}

export const vatCodesSchema = z.object(
  Object.fromEntries(OWN_VAT_CODES.map(({ name }) => [vatCodeField(name), optionalLine({ max: 20 })])),
);
