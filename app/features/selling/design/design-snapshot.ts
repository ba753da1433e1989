import { z } from "zod";
import { TYPEFACES } from "#app/platform/pdf/typefaces.ts";
import { DEFAULT_DESIGN, WINDOWS } from "./design.ts";

const { typeface, fontSize, margins, window, senderLine, duplex, logo } = DEFAULT_DESIGN;

/** Missing parts have their default. */
export const designSnapshot = z.object({
  typeface: z.enum(TYPEFACES).default(typeface),
  fontSize: z.number().default(fontSize),
  margins: z
    .object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() })
    .default(margins),
  window: z.enum(WINDOWS).default(window),
  senderLine: z.boolean().default(senderLine),
  duplex: z.boolean().default(duplex),
  logo: z.string().nullable().default(logo),
  footers: z.object({ de: z.string(), fr: z.string(), it: z.string(), en: z.string() }).optional(),
});
