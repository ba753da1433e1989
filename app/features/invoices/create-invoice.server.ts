import { findBusiness } from "#app/features/accounts/business.server.ts";
import { findDesign } from "#app/features/design/design.server.ts";
import { recordInvoiceHistory } from "./record-invoice-history.server.ts";
import { currentPlan } from "#app/features/subscriptions/current-plan.server.ts";
import { countInvoice } from "#app/features/subscriptions/usage.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { allocateNumber, requireFreeNumber } from "./allocate-number.server.ts";
import { checkSlip } from "./check-slip.ts";
import { draftDocument } from "./draft-document.ts";
import { generateReference } from "./generate-reference.server.ts";
import { numberSeries } from "./invoice-number.ts";
import type { InvoiceInput } from "./invoice.schema.ts";
import { keepSender } from "./keep-sender.server.ts";
import { findPhone } from "./own-sender.server.ts";
import { linkClient } from "./link-client.server.ts";
import { paymentDetails, senderOf } from "./payment-details.ts";
import { insertInvoice } from "./store-invoice.server.ts";

/**
 * Writes a draft: counts it against the plan, gives it its number, and keeps sender and recipient as they are today, all
 * in one transaction.
 * @returns the new invoice's id
 * @throws AppError `invoice.limit_reached`, `invoice.number_taken`, `input.invalid`
 */
export async function createInvoice(ctx: UserContext, input: InvoiceInput): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const business = await findBusiness(ctx);
    const plan = currentPlan(ctx, business);
    const payment = paymentDetails(input, senderOf(business, ctx.user, await findPhone(ctx)), business);
    await countInvoice(ctx, plan);

    const issueDate = input.issueDate ?? ctx.today;
    const typedNumber = plan === "free" ? "" : input.invoiceNumber;
    if (typedNumber) await requireFreeNumber(ctx, typedNumber);
    const customPrefix = business.customInvoicePrefix;
    const series = numberSeries({ plan, customPrefix, iban: payment.sender.iban, issueDate });
    const number = typedNumber || (await allocateNumber(ctx, series));
    const reference =
      payment.referenceType === "NON"
        ? ""
        : payment.reference || (await generateReference(ctx, payment.referenceType, number));

    const { language } = ctx.user;
    const document = draftDocument(input, {
      ...{ ...payment, number, issueDate, reference, language },
      design: await findDesign(ctx),
    });
    checkSlip(document);
    const id = ctx.newId();
    await insertInvoice(ctx, id, document, await linkClient(ctx, input));
    await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.created", data: { number } });
    await keepSender(ctx, business, document.sender);
    return id;
  });
}
