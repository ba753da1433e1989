import { z } from "zod";
import { LOCALES, type Locale } from "#app/platform/i18n/locale.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { CURRENCIES, type Currency, formatAmount, rappenToNumber } from "#app/swiss/money.ts";
import { decimalToNumber } from "#app/swiss/decimal.ts";
import { formatRate, RATE_DECIMALS } from "#app/swiss/currency/exchange-rate.ts";
import { formatPhone } from "#app/swiss/phone.ts";
import { formatQuantity, quantityToNumber } from "#app/swiss/quantity.ts";
import type { ReferenceType } from "#app/swiss/reference.ts";
import { formatVatRate, vatRateToNumber, ZERO_REASONS, type ZeroRateReason } from "#app/swiss/vat.ts";

/** What JSON leaves out where there is nothing to say is undefined. */
export type JsonValue = string | number | boolean | null | object | undefined;

export interface FieldKind<Value> {
  form: (value: Value) => string;
  json: (value: Value) => JsonValue;
  answer: z.ZodType;
  /** The rule for stored JSON; what was stored before the field was there has the default. */
  stored: z.ZodType;
  cell: CellKind;
  exported: (value: Value) => string | number;
}

/** `amount` is CHF, `day` is `YYYY-MM-DD`. */
export type CellKind = "text" | "number" | "amount" | "day";

const same = <T>(value: T): T => value;

const text: FieldKind<string> = {
  form: same,
  json: same,
  answer: z.string(),
  stored: z.string().default(""),
  cell: "text",
  exported: same,
};

const whole = z.number().int().default(0);

const number = { answer: z.number(), stored: whole, cell: "number" } as const;

export const kinds = {
  text,
  /** JSON leaves out empty text. */
  sparseText: { ...text, json: (value: string) => value || undefined, answer: z.string().optional() },
  language: {
    ...text,
    answer: z.enum(LOCALES),
    stored: z.enum(LOCALES).default("en"),
  } as FieldKind<Locale>,
  referenceType: {
    ...text,
    answer: z.enum(["QRR", "SCOR", "NON"]),
    stored: z.enum(["QRR", "SCOR", "NON"]).default("NON"),
  } as FieldKind<ReferenceType>,
  currency: {
    ...text,
    answer: z.enum(CURRENCIES),
    stored: z.enum(CURRENCIES).default("CHF"),
  } as FieldKind<Currency>,
  /** Hundred-thousandths; JSON leaves out 0. */
  exchangeRate: {
    ...number,
    form: formatRate,
    json: (value: number) => (value ? decimalToNumber(value, RATE_DECIMALS) : undefined),
    answer: z.number().optional(),
    exported: formatRate,
    cell: "text",
  },
  day: { ...text, answer: z.iso.date(), cell: "day" },
  /** JSON says null for empty text. */
  optionalDay: {
    ...text,
    json: (value: string) => value || null,
    answer: z.iso.date().nullable(),
    cell: "day",
  },
  /** E.164, or empty text. */
  phone: { ...text, form: formatPhone, exported: formatPhone },
  iban: { ...text, form: formatIban },
  /** Thousandths. */
  quantity: { ...number, form: formatQuantity, json: quantityToNumber, exported: quantityToNumber },
  /** 1 for yes, 0 for no. */
  flag: {
    form: (value: number) => (value ? "on" : ""),
    json: (value: number) => (value ? true : undefined),
    answer: z.literal(true).optional(),
    stored: whole,
    cell: "text",
    exported: (value: number) => (value ? "1" : ""),
  },
  amount: { ...number, cell: "amount", form: formatAmount, json: rappenToNumber, exported: rappenToNumber },
  /** Tenths of a percent. */
  vatRate: { ...number, form: formatVatRate, json: vatRateToNumber, exported: vatRateToNumber },
  /** JSON says null where nobody has said it. */
  zeroReason: {
    ...text,
    json: (reason) => reason || null,
    answer: z.union([z.enum(ZERO_REASONS), z.null()]),
    stored: z.enum(["", ...ZERO_REASONS]).default(""),
  } as FieldKind<ZeroRateReason>,
} satisfies Record<string, FieldKind<never>>;
