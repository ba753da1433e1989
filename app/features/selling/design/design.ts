import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Typeface } from "#app/platform/pdf/typefaces.ts";

export const WINDOWS = ["right", "left"] as const;
export type EnvelopeWindow = (typeof WINDOWS)[number];

/** The payment part follows the standard only. */
export interface InvoiceDesign {
  typeface: Typeface;
  /** Points. */
  fontSize: number;
  /** Whole mm from the edges of the page. */
  margins: Margins;
  window: EnvelopeWindow;
  /** True for one small line above the recipient, for the window. */
  senderLine: boolean;
  /** Printed on both sides: the payment part is on the front of the last sheet. */
  duplex: boolean;
  /** SHA-256 of the logo, hex. */
  logo: string | null;
  /** Below an invoice's remarks, by language; kept with the invoice, never with the business. */
  footers?: Record<Locale, string>;
}

export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface Range {
  min: number;
  max: number;
}

/** Points, in steps of half a point. */
export const FONT_SIZES: Range = { min: 8, max: 12 };

/** mm: what printers reach, and wide enough for a table. */
export const MARGINS: Record<keyof Margins, Range> = {
  top: { min: 10, max: 40 },
  right: { min: 10, max: 35 },
  bottom: { min: 10, max: 40 },
  left: { min: 10, max: 35 },
};

export const DEFAULT_DESIGN: InvoiceDesign = {
  typeface: "liberation-sans",
  fontSize: 10,
  margins: { top: 20, right: 20, bottom: 20, left: 25 },
  window: "right",
  senderLine: false,
  duplex: false,
  logo: null,
};
