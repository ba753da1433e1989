import type { FormValues } from "#app/platform/forms/form-data.ts";
import { FONT_SIZES, type InvoiceDesign, type Margins, MARGINS } from "./design.ts";

export const SIDES = ["top", "right", "bottom", "left"] as const satisfies (keyof Margins)[];

export const FONT_SIZE_CHOICES: string[] = Array.from(
  { length: (FONT_SIZES.max - FONT_SIZES.min) * 2 + 1 },
  (_, index) => String(FONT_SIZES.min + index / 2),
);

export function designValues({ fontSize, margins, window }: InvoiceDesign): FormValues {
  const sides = Object.fromEntries(SIDES.map((side) => [side, String(margins[side])]));
  return { fontSize: String(fontSize), margins: sides, window };
}

export function marginRange(side: keyof Margins): { min: number; max: number } {
  return MARGINS[side];
}
