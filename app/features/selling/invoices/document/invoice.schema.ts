import { z } from "zod";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import { requiredAddress } from "#app/platform/forms/address-rules.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { addFieldError, checkbox, optionalLine, optionalVersion } from "#app/platform/forms/fields.ts";
import { isAfter } from "#app/swiss/dates.ts";
import { type Currency, MAX_TOTAL } from "#app/swiss/money.ts";
import { guessReferenceType, type ReferenceType, typedReferenceProblem } from "#app/swiss/reference.ts";
import { quantityStepProblem } from "#app/features/selling/invoices/fields/units.ts";
import type { InvoiceItem } from "#app/features/selling/invoices/document/invoice-document.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { referenceFields, senderFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import { recipientFields } from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { isDiscountTooLarge, itemTotal, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { discountOn, isDiscountElsewhere } from "#app/features/selling/invoices/fields/discount.ts";
import { withFittingReason } from "#app/features/selling/invoices/fields/zero-rate-reason.ts";
import { paidAtOnceSchema } from "#app/features/selling/invoices/fields/paid-at-once.ts";
import { MAX_ITEMS } from "#app/features/selling/invoices/fields/invoice.ts";

const item = z
  .preprocess(nameAsDescription, z.object({ ...rulesOf(itemFields), name: z.string().optional() }))
  .superRefine(checkQuantity)
  .superRefine(checkItemDiscount);

export const itemRows = z.array(item).min(1).max(MAX_ITEMS);

/** Amounts in CHF come in, Rappen go out. Rules that need the business are in resolveInvoice. */
export const invoiceSchema = z
  .object({
    ...rulesOf(invoiceFields),
    ...rulesOf(contentFields),
    ...rulesOf(referenceFields),
    recipient: z.object({ ...rulesOf(recipientFields), address: requiredAddress() }),
    items: itemRows,
    sender: z.object({ ...rulesOf(senderFields), address: requiredAddress().optional() }).optional(),
    ...rulesOf(externalFields),
    clientId: optionalLine({ max: 36 }),
    saveClient: checkbox(),
    /** In a call that creates: a template for what is not sent. */
    templateId: z.string().max(36).optional(),
    /** In a call that creates: send it too, as POST …/send does. */
    send: z.union([z.literal(true), sendInvoiceSchema]).optional(),
    /** In a call that creates: issue it too, as paid in full. */
    payment: paidAtOnceSchema.optional(),
    /** The version that was edited; without it any version is replaced. */
    version: optionalVersion(),
  })
  .superRefine(checkRecipient)
  .superRefine(checkDates)
  .superRefine(checkTotal)
  .superRefine((value, ctx) => checkDiscounts(value, value.currency, ctx))
  .superRefine(checkRate)
  .superRefine(checkReference)
  .transform(({ discount, ...value }) => ({
    ...value,
    invoiceDiscount: discount,
    items: value.items.map((item) => ({ ...withFittingReason(item), total: itemTotal(item) })),
  }));

export type InvoiceInput = z.output<typeof invoiceSchema>;

/** Checks the recipient; for a named client, `linkClient` says whether it may have no e-mail address. */
export function checkRecipient(
  { recipient, clientId }: { recipient: { email: string }; clientId: string },
  ctx: z.RefinementCtx,
): void {
  if (recipient?.email !== "" || clientId) return;
  addFieldError(ctx, "field.required", {}, ["recipient", "email"]);
}

function nameAsDescription(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("name" in value)) return value;
  const { name, ...row } = value;
  return "description" in row ? row : { ...row, description: name };
}

/** After another error in the row the value may be missing. */
function checkQuantity(value: { quantity: number; unit: string }, ctx: z.RefinementCtx): void {
  if (!Number.isSafeInteger(value.quantity) || !isText(value.unit)) return;
  const problem = quantityStepProblem(value.quantity, value.unit);
  if (!problem) return;
  ctx.addIssue({ code: "custom", path: ["quantity"], params: { code: `field.quantity_${problem}` } });
}

/** Also runs when a field is wrong already, so that all errors show at once: a refused day is no text. */
export function checkDates(
  value: { issueDate?: string; dueDate?: string; serviceFrom: string; serviceTo: string },
  ctx: z.RefinementCtx,
): void {
  const { issueDate, dueDate, serviceFrom, serviceTo } = value;
  if (isText(issueDate) && isText(dueDate) && !isAfter(dueDate, issueDate)) {
    ctx.addIssue({ code: "custom", path: ["dueDate"], params: { code: "field.due_after_issue" } });
  }
  checkServicePeriod({ serviceFrom, serviceTo }, ctx);
}

export function checkServicePeriod(
  { serviceFrom, serviceTo }: { serviceFrom: string; serviceTo: string },
  ctx: z.RefinementCtx,
): void {
  if (!isText(serviceFrom) || !isText(serviceTo) || !serviceTo) return;
  if (!serviceFrom || isAfter(serviceFrom, serviceTo)) {
    ctx.addIssue({ code: "custom", path: ["serviceTo"], params: { code: "field.service_period" } });
  }
}

/** The reference alone: whether it goes with the account, resolveInvoice says, which knows both of a business. */
function checkReference(value: PaymentInput, ctx: z.RefinementCtx): void {
  const { paymentReferenceType: type, paymentReference: reference, sender } = value;
  if (!isText(reference) || !reference) return;
  const iban = isText(sender?.iban) ? sender.iban : "";
  const problem = typedReferenceProblem(type || guessReferenceType(reference, iban), reference, "");
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

/** Rows that are wrong already are no rows, so that all errors show at once. */
export function checkTotal(value: PricedRows, ctx: z.RefinementCtx): void {
  const { items, invoiceDiscount, pricesIncludeVat } = pricingIn(value);
  if (!items.every(isReadable)) return;
  const rows = items.map((item) => ({ ...item, total: itemTotal(item) }));
  const { total, itemsTotal } = totalsOf(rows, { invoiceDiscount, pricesIncludeVat });
  if (discountOn(itemsTotal, invoiceDiscount) > itemsTotal)
    ctx.addIssue({ code: "custom", path: ["discount"], params: { code: "field.discount_too_large" } });
  if (!Number.isSafeInteger(total) || total > MAX_TOTAL) {
    ctx.addIssue({
      code: "custom",
      path: ["items"],
      params: { code: "field.amount_too_large", max: "999'999'999.99" },
    });
  }
}

export function checkDiscounts(
  { items, discount }: Pick<PricedRows, "discount"> & { items: Pick<Row, "discount">[] },
  currency: Currency,
  ctx: z.RefinementCtx,
): void {
  const places = items.map((item, index) => ({ path: ["items", index, "discount"], text: item.discount }));
  for (const { path, text } of [...places, { path: ["discount"], text: discount }]) {
    if (!isText(text) || !isDiscountElsewhere(currency, text)) continue;
    ctx.addIssue({ code: "custom", path, params: { code: "field.discount_currency", currency } });
  }
}

/** In CHF a rate would count nowhere: somebody forgot the currency. */
export function checkRate(
  { currency, exchangeRate }: { currency: Currency; exchangeRate: number },
  ctx: z.RefinementCtx,
): void {
  if (currency === "CHF" && exchangeRate > 0) addFieldError(ctx, "field.rate_of_eur", {}, ["exchangeRate"]);
}

interface PricedRows {
  items: Row[];
  discount: string;
  pricesIncludeVat: number;
}

/** After another error a value may be missing. */
function pricingIn({ items, discount, pricesIncludeVat }: PricedRows) {
  return { items, invoiceDiscount: isText(discount) ? discount : "", pricesIncludeVat };
}

function checkItemDiscount(item: Row, ctx: z.RefinementCtx): void {
  if (!isReadable(item) || !isDiscountTooLarge(item)) return;
  ctx.addIssue({ code: "custom", path: ["discount"], params: { code: "field.discount_too_large" } });
}

type Row = Pick<InvoiceItem, "quantity" | "unitPrice" | "vatRate" | "discount">;

function isReadable({ quantity, unitPrice, vatRate, discount }: Row): boolean {
  return [quantity, unitPrice, vatRate].every(Number.isSafeInteger) && isText(discount);
}
