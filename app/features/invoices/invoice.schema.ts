import { z } from "zod";
import {
  checkbox,
  day,
  email,
  optionalVersion,
  optionalDay,
  optionalIban,
  optionalLine,
  optionalLocale,
  optionalPhone,
  optionalText,
  addFieldError,
  requiredLine,
  slipSafeLine,
} from "#app/platform/forms/fields.ts";
import { requiredAddress } from "#app/platform/forms/address-rules.ts";
import { printable } from "#app/platform/forms/printable-field.ts";
import { isAfter } from "#app/swiss/dates.ts";
import { MAX_TOTAL, MAX_UNIT_PRICE, parseAmount, rappenFromNumber } from "#app/swiss/money.ts";
import { MAX_QUANTITY, parseQuantity, quantityFromNumber } from "#app/swiss/quantity.ts";
import {
  guessReferenceType,
  normaliseReference,
  REFERENCE_TYPES,
  type ReferenceType,
  typedReferenceProblem,
} from "#app/swiss/reference.ts";
import { parseVatRate, vatRateFromNumber } from "#app/swiss/vat.ts";
import type { InvoiceItem } from "#app/features/invoices/document/invoice-document.ts";
import { itemTotal, MAX_ITEMS, totalsOf } from "./invoice.ts";
import { quantityStepProblem } from "#app/features/invoices/document/units.ts";

/** A number of JSON, or text as people type it. `check` answers the error of a number that is understood but not allowed. */
function numeric(
  problem: (value: number | string) => string,
  read: { text: (text: string) => number | null; number: (value: number) => number | null },
  check: (value: number, ctx: z.RefinementCtx) => number = (value) => value,
) {
  return z.union([z.number(), z.string()]).transform((value, ctx) => {
    if (value === "") return addFieldError(ctx, "field.required");
    const number = typeof value === "number" ? read.number(value) : read.text(value);
    return number === null ? addFieldError(ctx, problem(value)) : check(number, ctx);
  });
}

/** An amount with a minus sign is understood, and not allowed. */
function amountProblem(value: number | string): string {
  return isNegative(value) ? "field.amount_negative" : "field.amount";
}

function isNegative(value: number | string): boolean {
  return typeof value === "number" ? value < 0 : /^(CHF)?\s*[-−–]\s*[\d.]/i.test(value.trim());
}

const unitPrice = numeric(amountProblem, { text: parseAmount, number: rappenFromNumber }, (value, ctx) =>
  value > MAX_UNIT_PRICE ? addFieldError(ctx, "field.amount_too_large", { max: "9'999'999.99" }) : value,
);

const quantity = numeric(
  () => "field.quantity",
  { text: parseQuantity, number: quantityFromNumber },
  (value, ctx) => {
    if (value <= 0) return addFieldError(ctx, "field.quantity");
    return value > MAX_QUANTITY ? addFieldError(ctx, "field.quantity_too_large", { max: "999'999" }) : value;
  },
);

const vatRate = numeric(() => "field.vat_rate", { text: parseVatRate, number: vatRateFromNumber });

const item = z
  .preprocess(
    nameAsDescription,
    z.object({
      description: printable(requiredLine({ max: 499 })),
      quantity,
      unit: printable(optionalLine({ max: 20 })),
      unitPrice,
      vatRate,
    }),
  )
  .superRefine(checkQuantity);

/** The rows of an invoice, or of a template for one. */
export const itemRows = z.array(item).min(1).max(MAX_ITEMS);

/** What an invoice says besides its figures, or a template for one. */
export const invoiceTexts = {
  language: optionalLocale(),
  subject: printable(optionalLine({ max: 100 })),
  notes: printable(optionalText({ max: 499 })),
};

/**
 * What makes an invoice, the same for the form and for JSON: amounts in CHF come in, Rappen go out. Rules that need the
 * business (number, account and reference) are in createInvoice.
 */
export const invoiceSchema = z
  .object({
    invoiceNumber: printable(optionalLine({ min: 2, max: 99 })),
    issueDate: day().optional(),
    dueDate: day().optional(),
    serviceFrom: optionalDay(),
    serviceTo: optionalDay(),
    ...invoiceTexts,
    recipient: z.object({
      name: slipSafeLine({ min: 2, max: 70 }),
      contact: printable(optionalLine({ max: 70 })),
      email: email(),
      phone: optionalPhone(),
      address: requiredAddress(),
    }),
    items: itemRows,
    paymentReferenceType: z.enum(["", ...REFERENCE_TYPES]).default(""),
    paymentReference: z.string().max(60).transform(normaliseReference).default(""),
    sender: z
      .object({
        name: slipSafeLine({ max: 70 }, false),
        iban: optionalIban(),
        address: requiredAddress().optional(),
      })
      .optional(),
    /** The client it is for; without one it is found by name and e-mail, or made when `saveClient` says so. */
    clientId: optionalLine({ max: 36 }),
    saveClient: checkbox(),
    /** The version that was edited; without it whatever is there is replaced. */
    version: optionalVersion(),
  })
  .superRefine(checkDates)
  .superRefine(checkTotal)
  .superRefine(checkReference)
  .transform((value) => ({
    ...value,
    items: value.items.map((item) => ({ ...item, total: itemTotal(item) })),
  }));

export type InvoiceInput = z.output<typeof invoiceSchema>;

/** A row's description may be called `name` (rule 20). */
function nameAsDescription(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "description" in value || !("name" in value))
    return value;
  return { ...value, description: value.name };
}

/** A whole number; with a unit that divides up to 2 decimals. After another error in the row the value may be missing. */
function checkQuantity(value: { quantity: number; unit: string }, ctx: z.RefinementCtx): void {
  if (!Number.isSafeInteger(value.quantity) || !isText(value.unit)) return;
  const problem = quantityStepProblem(value.quantity, value.unit);
  if (!problem) return;
  ctx.addIssue({ code: "custom", path: ["quantity"], params: { code: `field.quantity_${problem}` } });
}

/** Checks across fields also run when a field is wrong already, so that all errors show at once: a refused day is no text. */
function checkDates(
  value: { issueDate?: string; dueDate?: string; serviceFrom: string; serviceTo: string },
  ctx: z.RefinementCtx,
): void {
  const { issueDate, dueDate, serviceFrom, serviceTo } = value;
  if (isText(issueDate) && isText(dueDate) && !isAfter(dueDate, issueDate)) {
    ctx.addIssue({ code: "custom", path: ["dueDate"], params: { code: "field.due_after_issue" } });
  }
  if (!isText(serviceFrom) || !isText(serviceTo) || !serviceTo) return;
  if (!serviceFrom || isAfter(serviceFrom, serviceTo)) {
    ctx.addIssue({ code: "custom", path: ["serviceTo"], params: { code: "field.service_period" } });
  }
}

/**
 * A reference must fit the account beside it. Where the account comes from the profile, createInvoice looks again; here
 * the error shows together with those of other fields.
 */
function checkReference(value: PaymentInput, ctx: z.RefinementCtx): void {
  const { paymentReferenceType: type, paymentReference: reference, sender } = value;
  if (!isText(reference) || (!type && !reference)) return;
  const iban = isText(sender?.iban) ? sender.iban : "";
  if (!iban && !reference) return;
  const problem = typedReferenceProblem(type || guessReferenceType(reference, iban), reference, iban);
  if (!problem) return;
  ctx.addIssue({
    code: "custom",
    path: ["paymentReference"],
    params: { code: `field.reference_${problem}` },
  });
}

interface PaymentInput {
  paymentReferenceType: ReferenceType | "";
  paymentReference: string;
  sender?: { iban: string } | undefined;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** As above, figures may be missing. */
export function checkTotal(value: { items: Row[] }, ctx: z.RefinementCtx): void {
  if (!value.items.every(isReadable)) return;
  const { total } = totalsOf(value.items.map((item) => ({ ...item, total: itemTotal(item) })));
  if (!Number.isSafeInteger(total) || total > MAX_TOTAL) {
    ctx.addIssue({
      code: "custom",
      path: ["items"],
      params: { code: "field.amount_too_large", max: "999'999'999.99" },
    });
  }
}

type Row = Pick<InvoiceItem, "quantity" | "unitPrice" | "vatRate">;

function isReadable({ quantity, unitPrice, vatRate }: Row): boolean {
  return [quantity, unitPrice, vatRate].every(Number.isSafeInteger);
}
