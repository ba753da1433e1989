import { findBusiness } from "#app/features/accounts/business.server.ts";
import { findDesign } from "#app/features/design/design.server.ts";
import { recordInvoiceHistory } from "./record-invoice-history.server.ts";
import { currentPlan } from "#app/features/subscriptions/current-plan.server.ts";
import { countEdit } from "#app/features/subscriptions/usage.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { requireFreeNumber } from "./allocate-number.server.ts";
import { checkSlip } from "./check-slip.ts";
import { draftDocument } from "./draft-document.ts";
import { generateReference } from "./generate-reference.server.ts";
import type { Sender } from "./invoice-document.ts";
import type { InvoiceInput } from "./invoice.schema.ts";
import type { Invoice } from "./invoices.server.ts";
import { linkClient } from "./link-client.server.ts";
import { lockInvoice, requireDraft } from "./lock-invoice.server.ts";
import { findPhone } from "./own-sender.server.ts";
import { paymentDetails, senderOf } from "./payment-details.ts";
import { replaceInvoice } from "./store-invoice.server.ts";

/**
 * Writes a draft anew, number and reference kept unless others were given. What the form does not show of the sender
 * (e-mail, phone, VAT number) follows the profile.
 * @throws AppError `invoice.not_found`, `invoice.locked`, `invoice.changed` when `input.version` is not the latest,
 *   `invoice.edit_limit_reached`, `invoice.number_taken`, `input.invalid`
 */
export async function updateInvoice(ctx: UserContext, id: string, input: InvoiceInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, id);
    requireDraft(invoice);
    if (input.version !== undefined && input.version !== invoice.version)
      throw new AppError("invoice.changed");
    const business = await findBusiness(ctx);
    const plan = currentPlan(ctx, business);
    const own = senderOf(business, ctx.user, await findPhone(ctx));
    const payment = paymentDetails(withAccount(input, invoice), senderFor(invoice, own), business);
    await countEdit(ctx, plan);

    const typedNumber = plan === "free" ? "" : input.invoiceNumber;
    const number = typedNumber || invoice.number;
    if (number !== invoice.number) await requireFreeNumber(ctx, number);
    const document = draftDocument(input, {
      ...payment,
      number,
      reference: await referenceFor(ctx, { ...payment, number }, invoice),
      issueDate: input.issueDate ?? invoice.issueDate,
      ...(input.issueDate ? {} : { dueDate: invoice.dueDate }),
      language: invoice.language,
      design: await findDesign(ctx),
    });
    checkSlip(document);
    await replaceInvoice(ctx, id, document, await linkClient(ctx, input));
    await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.updated", data: { number } });
  });
}

/** Name, address and account as the invoice has them already; the rest as it is today. */
function senderFor({ sender }: Invoice, own: Sender): Sender {
  return { ...sender, email: own.email, phone: own.phone, vatNumber: own.vatNumber };
}

/** Without an account of its own the input means the invoice's, as long as the reference is to be of the same type. */
function withAccount(input: InvoiceInput, invoice: Invoice): InvoiceInput {
  const type = input.paymentReferenceType || (input.paymentReference ? "" : invoice.referenceType);
  if (input.sender?.iban || type !== invoice.referenceType) return { ...input, paymentReferenceType: type };
  const name = input.sender?.name ?? "";
  return {
    ...input,
    paymentReferenceType: type,
    sender: { ...input.sender, name, iban: invoice.sender.iban },
  };
}

/** A reference that was not given stays, or is made from the number when there is none of this type yet. */
async function referenceFor(
  ctx: UserContext,
  wanted: Pick<Invoice, "referenceType" | "reference" | "number">,
  invoice: Invoice,
): Promise<string> {
  if (wanted.referenceType === "NON" || wanted.reference) return wanted.reference;
  if (wanted.referenceType === invoice.referenceType) return invoice.reference;
  return generateReference(ctx, wanted.referenceType, wanted.number);
}
