import { z } from "zod";
import { type FieldKind, kinds } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import {
  addFieldError,
  day,
  optionalChoice,
  optionalDay,
  optionalIban,
  optionalLine,
  optionalText,
  requiredLine,
} from "#app/platform/forms/fields.ts";
import { numericField, PERCENT } from "#app/platform/forms/numeric-field.ts";
import { printable } from "#app/platform/forms/printable-field.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { decimalText, decimalToNumber } from "#app/swiss/decimal.ts";
import { ACQUISITION_RATES, type AcquisitionTax } from "./acquisition-tax.ts";
import { PAID_FROM, type PaidFrom } from "./paid-from.ts";
import { type Category, CATEGORY_NAMES } from "#app/features/books/book/categories.ts";

const categoryKind: FieldKind<Category> = {
  ...kinds.text,
  answer: z.enum(CATEGORY_NAMES),
  stored: z.enum(CATEGORY_NAMES).default("other"),
};

const paidFromKind: FieldKind<PaidFrom> = {
  ...kinds.text,
  answer: z.enum(PAID_FROM),
  stored: z.enum(PAID_FROM).default("bank"),
};

const acquisitionKind: FieldKind<AcquisitionTax> = {
  ...kinds.text,
  json: (rate) => rate || null,
  answer: z.union([z.enum(ACQUISITION_RATES), z.null()]),
  stored: z.enum(["", ...ACQUISITION_RATES]).default(""),
};

const shareKind: FieldKind<number> = {
  ...kinds.quantity,
  form: (share) => (share === 0 ? "" : decimalText(share, 2)),
  json: (share) => decimalToNumber(share, 2),
  exported: (share) => decimalToNumber(share, 2),
};

/** Percent with at most 2 decimals; hundredths go out. */
const shareRule = numericField(
  () => "field.private_share",
  PERCENT,
  (share, ctx) => (share <= 100_00 ? share : addFieldError(ctx, "field.private_share")),
);

export const expenseFields = {
  supplier: {
    kind: kinds.text,
    rule: printable(requiredLine({ max: 70 })),
    cap: 70,
    isSearched: true,
    label: "expenses:field.supplier",
    about: "Who was paid, at most 70 characters.",
  },
  day: {
    kind: kinds.day,
    rule: day(),
    cap: 40,
    label: "expenses:field.day",
    about: "The day on the receipt, `YYYY-MM-DD`.",
  },
  category: {
    kind: categoryKind,
    rule: z
      .string()
      .meta({ enum: [...CATEGORY_NAMES] })
      .transform((value, ctx): Category => {
        const known = CATEGORY_NAMES.find((name) => name === value);
        if (known) return known;
        if (value === "") return addFieldError(ctx, "field.required");
        return addFieldError(ctx, "field.not_one_of", { values: CATEGORY_NAMES.join(", ") });
      }),
    label: "expenses:field.category",
    about: "What it was spent on; it says the account and where the input tax stands in the VAT return.",
  },
  paidFrom: {
    column: "paid_from",
    kind: paidFromKind,
    rule: optionalChoice(PAID_FROM).transform((account): PaidFrom => account ?? "bank"),
    label: "expenses:field.paidFrom",
    about:
      "Whose money paid it: `bank` (where it is left out), `cash`, `private`, or `open` while it is not paid. What " +
      "is open stands on the account of creditors.",
  },
  dueOn: {
    column: "due_on",
    kind: kinds.optionalDay,
    rule: optionalDay(),
    cap: 40,
    label: "expenses:field.dueOn",
    about: "The last day to pay it, `YYYY-MM-DD`, or null.",
  },
  paidOn: {
    column: "paid_on",
    kind: kinds.optionalDay,
    rule: optionalDay(),
    cap: 40,
    label: "expenses:field.paidOn",
    about: "The day on which it was paid, `YYYY-MM-DD`; null where that is `day`.",
  },
  acquisitionTax: {
    column: "acquisition_tax",
    kind: acquisitionKind,
    rule: optionalChoice(ACQUISITION_RATES).transform((rate): AcquisitionTax => rate ?? ""),
    label: "expenses:field.acquisitionTax",
    about:
      "For what was bought abroad without Swiss VAT: the kind of rate, `standard` or `reduced`, at which acquisition " +
      "tax (Art. 45 VAT Act) is owed; null for none. The rate is that of `day`.",
  },
  privateShare: {
    column: "private_share",
    kind: shareKind,
    rule: z.union([z.literal("").transform(() => 0), shareRule]).default(0),
    cap: 10,
    label: "expenses:field.privateShare",
    about:
      "How much of it is private, in percent with at most 2 decimals: no cost, and its VAT is not deducted. 0 where " +
      "it is left out.",
  },
  reference: {
    kind: kinds.text,
    rule: printable(optionalLine({ max: 40 })),
    cap: 40,
    isSearched: true,
    label: "expenses:field.reference",
    about: "The reference of its payment part, or the supplier's number, at most 40 characters.",
  },
  iban: {
    kind: kinds.iban,
    rule: optionalIban(),
    cap: 60,
    isSearched: true,
    label: "expenses:field.iban",
    about: "The account that was paid, in Switzerland or Liechtenstein.",
  },
  note: {
    kind: kinds.text,
    rule: printable(optionalText({ max: 500 })),
    cap: 500,
    isSearched: true,
    label: "expenses:field.note",
    about: "A note of your own, at most 500 characters.",
  },
  project: {
    ...contentFields.project,
    about: "The label of the project that it is a cost of, at most 60 characters.",
  },
} as const satisfies FieldRecord;
