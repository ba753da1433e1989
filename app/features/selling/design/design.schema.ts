import { z } from "zod";
import { addFieldError, optionalSwitch } from "#app/platform/forms/fields.ts";
import { TYPEFACES } from "#app/platform/pdf/typefaces.ts";
import { decimalFromNumber, parseDecimal } from "#app/swiss/decimal.ts";
import { isAccent, USUAL_ACCENT } from "./accent.ts";
import { FONT_SIZES, MARGINS, WINDOWS } from "./design.ts";

/** A JSON number or typed text, in whole `step`s (tenths). */
function measure({ min, max }: { min: number; max: number }, step: number) {
  return z.union([z.number(), z.string()]).transform((value, ctx) => {
    if (value === "") return addFieldError(ctx, "field.required");
    const tenths = typeof value === "number" ? decimalFromNumber(value, 1) : parseDecimal(value, 1);
    const fits = tenths !== null && tenths % step === 0 && tenths >= min * 10 && tenths <= max * 10;
    return fits ? tenths / 10 : addFieldError(ctx, "field.measure", { min, max });
  });
}

const millimetres = (side: keyof typeof MARGINS) => measure(MARGINS[side], 10);

/** Left out, the colour stays; the usual one is none of one's own. */
function accentColour() {
  return z
    .string()
    .nullable()
    .transform((value, ctx) => {
      const colour = value?.trim().toLowerCase() ?? "";
      if (colour === "" || colour === USUAL_ACCENT) return "";
      return isAccent(colour) ? colour : addFieldError(ctx, "field.colour");
    })
    .optional();
}

export const designSchema = z.object({
  fontSize: measure(FONT_SIZES, 5),
  margins: z.object({
    top: millimetres("top"),
    right: millimetres("right"),
    bottom: millimetres("bottom"),
    left: millimetres("left"),
  }),
  window: z.enum(WINDOWS),
  typeface: z.enum(TYPEFACES).optional(),
  senderLine: optionalSwitch(),
  duplex: optionalSwitch(),
  accent: accentColour(),
});

export type DesignInput = z.output<typeof designSchema>;

/** What design-json.server.ts writes. */
export const designAnswer = z.strictObject({
  typeface: z.enum(TYPEFACES),
  fontSize: z.number(),
  margins: z.strictObject({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }),
  window: z.enum(WINDOWS),
  senderLine: z.boolean(),
  duplex: z.boolean(),
  accent: z.string().nullable(),
  logo: z
    .strictObject({
      sha256: z.string(),
      type: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      bytes: z.number().int(),
    })
    .nullable(),
});
