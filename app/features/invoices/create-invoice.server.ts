import { findBusiness } from "#app/features/accounts/business.server.ts";
import { findDesign } from "#app/features/design/design.server.ts";
import { recordHistory } from "#app/features/history/history.server.ts";
import { planOf } from "#app/features/subscriptions/plan.ts";
import { countInvoice } from "#app/features/subscriptions/usage.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { addDays } from "#app/swiss/dates.ts";
import { allocateNumber, isTaken } from "./allocate-number.server.ts";
import { checkSlip } from "./check-slip.ts";
import { generateReference } from "./generate-reference.server.ts";
import type { InvoiceDocument, Recipient } from "./invoice-document.ts";
import { numberSeries } from "./invoice-number.ts";
import type { InvoiceInput } from "./invoice.schema.ts";
import { DEFAULT_TERM, totalsOf } from "./invoice.ts";
import { keepSender } from "./keep-sender.server.ts";
import { paymentDetails, senderOf } from "./payment-details.ts";
import { fold, searchText } from "./search-text.ts";

/**
 * Writes a draft: counts it against the plan, gives it its number, and keeps sender and recipient as they are today, all
 * in one transaction.
 * @returns the new invoice's id
 * @throws AppError `invoice.limit_reached`, `invoice.number_taken`, `input.invalid`
 */
export async function createInvoice(ctx: UserContext, input: InvoiceInput): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const business = await findBusiness(ctx);
    const plan = planOf(business, ctx.platform.env.DEFAULT_PLAN);
    const { phone } = await ctx.db
      .selectFrom("users")
      .select("phone")
      .where("id", "=", ctx.user.id)
      .executeTakeFirstOrThrow();
    const payment = paymentDetails(input, senderOf(business, ctx.user, phone), business);
    await countInvoice(ctx, plan);

    const issueDate = input.issueDate ?? ctx.today;
    const typedNumber = plan === "free" ? "" : input.invoiceNumber;
    if (typedNumber && (await isTaken(ctx, typedNumber))) throw numberTaken();
    const customPrefix = business.customInvoicePrefix;
    const series = numberSeries({ plan, customPrefix, iban: payment.sender.iban, issueDate });
    const number = typedNumber || (await allocateNumber(ctx, series));
    const reference =
      payment.referenceType === "NON"
        ? ""
        : payment.reference || (await generateReference(ctx, payment.referenceType, number));

    const document = documentFrom(ctx, input, {
      ...{ ...payment, number, issueDate, reference },
      design: await findDesign(ctx),
    });
    checkSlip(document);
    const id = ctx.newId();
    await insertInvoice(ctx, id, document);
    await recordHistory(ctx, { invoiceId: id, event: "invoice.created", data: { number } });
    await keepSender(ctx, business, document.sender);
    return id;
  });
}

type Resolved = Pick<
  InvoiceDocument,
  "sender" | "referenceType" | "reference" | "number" | "issueDate" | "design"
>;

function documentFrom(ctx: UserContext, input: InvoiceInput, resolved: Resolved): InvoiceDocument {
  const { subtotal, vatTotal, total } = totalsOf(input.items);
  const { address, ...person } = input.recipient;
  const recipient: Recipient = { ...person, ...address };
  return {
    ...resolved,
    recipient,
    items: input.items,
    dueDate: input.dueDate ?? addDays(resolved.issueDate, DEFAULT_TERM),
    serviceFrom: input.serviceFrom,
    serviceTo: input.serviceFrom ? input.serviceTo || input.serviceFrom : "",
    subject: input.subject,
    notes: input.notes,
    subtotal,
    vatTotal,
    total,
    language: input.language ?? ctx.user.language,
    isCopy: false,
  };
}

async function insertInvoice(ctx: UserContext, id: string, document: InvoiceDocument): Promise<void> {
  const now = ctx.now.toISOString();
  await ctx.db
    .insertInto("invoices")
    .values({
      id,
      business_id: ctx.businessId,
      client_id: null,
      number: document.number,
      state: "draft",
      language: document.language,
      subject: document.subject,
      notes: document.notes,
      issue_date: document.issueDate,
      due_date: document.dueDate,
      service_from: document.serviceFrom,
      service_to: document.serviceTo,
      sender: JSON.stringify(document.sender),
      recipient: JSON.stringify(document.recipient),
      design: JSON.stringify(document.design),
      reference_type: document.referenceType,
      reference: document.reference,
      subtotal: document.subtotal,
      vat_total: document.vatTotal,
      total: document.total,
      paid_on: null,
      sort_name: fold(document.recipient.name),
      search_text: searchText(document),
      archived_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await ctx.db
    .insertInto("invoice_items")
    .values(
      document.items.map((item, position) => ({
        invoice_id: id,
        position,
        description: item.description,
        quantity: item.quantity,
        unit: item.unit,
        unit_price: item.unitPrice,
        vat_rate: item.vatRate,
        total: item.total,
      })),
    )
    .execute();
}

function numberTaken(): AppError {
  return new AppError("invoice.number_taken", [{ field: "invoiceNumber", code: "invoice.number_taken" }]);
}
