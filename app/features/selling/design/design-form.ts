import { type FormValues, groupOf, textOf } from "#app/platform/forms/form-data.ts";
import { type Typeface, TYPEFACES } from "#app/platform/pdf/typefaces.ts";
import { USUAL_ACCENT } from "./accent.ts";
import {
  DEFAULT_DESIGN,
  type EnvelopeWindow,
  FONT_SIZES,
  type InvoiceDesign,
  type Margins,
  MARGINS,
} from "./design.ts";

export const SIDES = ["top", "right", "bottom", "left"] as const satisfies (keyof Margins)[];

export const FONT_SIZE_CHOICES: string[] = Array.from(
  { length: (FONT_SIZES.max - FONT_SIZES.min) * 2 + 1 },
  (_, index) => String(FONT_SIZES.min + index / 2),
);

export function designValues(
  { typeface, fontSize, margins, window, senderLine, duplex }: InvoiceDesign,
  accent: string,
): FormValues {
  const sides = Object.fromEntries(SIDES.map((side) => [side, String(margins[side])]));
  return {
    typeface,
    fontSize: String(fontSize),
    margins: sides,
    window,
    senderLine: senderLine ? "1" : "0",
    duplex: duplex ? "1" : "0",
    accent: accent || USUAL_ACCENT,
  };
}

export function marginRange(side: keyof Margins): { min: number; max: number } {
  return MARGINS[side];
}

/** What the form holds just now, right or wrong. */
export interface TypedDesign {
  typeface: Typeface;
  fontSize: string;
  margins: Record<keyof Margins, string>;
  window: EnvelopeWindow;
  senderLine: boolean;
}

export function typedDesign(values: FormValues): TypedDesign {
  const { top, right, bottom, left } = groupOf(values.margins);
  return {
    typeface: TYPEFACES.find((face) => face === values.typeface) ?? DEFAULT_DESIGN.typeface,
    fontSize: textOf(values.fontSize),
    margins: { top: textOf(top), right: textOf(right), bottom: textOf(bottom), left: textOf(left) },
    window: values.window === "left" ? "left" : "right",
    senderLine: values.senderLine === "1",
  };
}
