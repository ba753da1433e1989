import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { insertInvoice } from "#app/features/selling/invoices/document/store-invoice.server.ts";
import {
  NOTHING_SETTLED,
  type InvoiceDocument,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { endOpenCharges } from "#app/features/selling/invoices/settling/end-charges.server.ts";
import {
  allocateNumber,
  nextFreeNumber,
} from "#app/features/selling/papers/numbering/allocate-number.server.ts";
import { seriesOf, seriesIn } from "#app/features/selling/papers/numbering/number-series.ts";
import { wantsEInvoice } from "#app/features/selling/invoices/e-invoice/wants-e-invoice.server.ts";
import { renderInvoicePdf } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { storePdf } from "#app/features/selling/invoices/pdf/stored-pdf.server.ts";
import { holdBackClosed } from "#app/features/selling/invoices/status/emailed-invoice.server.ts";
import { allows, requireAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { findLogo } from "#app/features/selling/design/logo.server.ts";
import { openRows } from "#app/features/books/ledger/charge.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError, invalid } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { creditedAmount } from "./credited-amount.ts";
import { type CreditedParts, creditedParts, type CreditedSoFar, leftToCredit } from "./credited-parts.ts";
import { requireNotDeducted } from "#app/features/selling/invoices/status/require-not-deducted.server.ts";
import { requireFirstCorrections } from "#app/features/selling/invoices/status/first-corrections.server.ts";
import { makeRoom, settleWithNote } from "./make-room.server.ts";
import { creditedSoFar } from "./credited-so-far.server.ts";
import type { CreditNoteInput } from "./credit-note.schema.ts";

/** How often a credit note is drawn again because invoice or number changed meanwhile. */
const MAX_DRAWINGS = 5;

/**
 * Issues it at once: number, paper, what the invoice owes less, and what becomes the client's credit, in one
 * transaction. SQLite has one writer, so the PDF is drawn before it. @returns its id
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed`, `invoice.changed`, `input.invalid` at
 * `items` or `amount`, `credit_note.nothing_left`
 */
export async function issueCreditNote(
  ctx: UserContext,
  invoiceId: string,
  input: CreditNoteInput,
): Promise<string> {
  for (let drawing = 0; drawing < MAX_DRAWINGS; drawing++) {
    const invoice = await findInvoice(ctx, invoiceId);
    requireSeen("invoice", invoice, input.version);
    requireAction(invoice.status, "creditNote");
    const series = await noteSeries(ctx);
    const document = await plannedCreditNote(ctx, invoice, input);
    const { number } = document;
    const logo = await findLogo(ctx, document.design.logo);
    const withEInvoice = await wantsEInvoice(ctx, invoice);
    const pdf = await renderInvoicePdf(document, ctx.now.toISOString(), logo, withEInvoice);
    const id = await inTransaction(ctx, async (ctx) => {
      const locked = await lockInvoice(ctx, invoiceId);
      if (locked.version !== invoice.version || !allows(locked.status, "creditNote")) throw new Outdated();
      await requireNotDeducted(ctx, invoiceId);
      await requireFirstCorrections(ctx, locked);
      if ((await allocateNumber(ctx, series)) !== number) throw new Outdated();
      return book(ctx, locked, document, pdf);
    });
    if (id) return id;
  }
  throw new AppError("invoice.changed");
}

async function noteSeries(ctx: UserContext) {
  const business = await findBusiness(ctx);
  return seriesIn(business, seriesOf("credit_note", business.creditNotePrefix, ctx.today));
}

/** The note as it would be issued now. @throws AppError `input.invalid`, `credit_note.nothing_left`, `.whole_only` */
export async function plannedCreditNote(
  ctx: UserContext,
  invoice: Invoice,
  input: CreditNoteInput,
): Promise<InvoiceDocument> {
  const number = await nextFreeNumber(ctx, await noteSeries(ctx));
  return noteDocument(invoice, await creditedSoFar(ctx, invoice.id), { input, number, today: ctx.today });
}

/** Something changed while the paper was drawn: nothing is kept. */
class Outdated extends Error {}

async function inTransaction(
  ctx: UserContext,
  work: (ctx: UserContext) => Promise<string>,
): Promise<string | null> {
  try {
    return await ctx.transaction(work);
  } catch (error) {
    if (error instanceof Outdated) return null;
    throw error;
  }
}

interface Noted {
  input: CreditNoteInput;
  number: string;
  today: string;
}

function noteDocument(
  invoice: Invoice,
  soFar: CreditedSoFar,
  { input, number, today }: Noted,
): InvoiceDocument {
  const { isWhole, ...parts } = partsOf(invoice, soFar, input);
  // Where part invoices leave a part of a row, its quantity cannot be told.
  if (invoice.deductions && !isWhole && input.amount === undefined)
    throw new AppError("credit_note.whole_only");
  if (parts.total <= 0) throw new AppError("credit_note.nothing_left");
  return {
    ...invoice,
    ...parts,
    kind: "credit_note",
    corrects: { id: invoice.id, number: invoice.number, issueDate: invoice.issueDate, isWhole },
    number,
    issueDate: today,
    dueDate: today,
    notes: input.reason,
    skonto: "",
    ...NOTHING_SETTLED,
    referenceType: "NON",
    reference: "",
    isCopy: false,
    mark: null,
  };
}

/** @throws AppError `input.invalid` at `amount` where less is left, and as `quantitiesOf` */
function partsOf(invoice: Invoice, soFar: CreditedSoFar, input: CreditNoteInput): CreditedParts {
  const left = invoice.total - soFar.total;
  const { amount, reason } = input;
  if (amount === undefined || (amount === left && soFar.total === 0))
    return creditedParts(invoice, soFar, quantitiesOf(invoice, soFar, input));
  const errors = [
    ...(amount > left
      ? [{ field: "amount", code: "field.amount_too_large", params: { max: formatAmount(left) } }]
      : []),
    ...(reason ? [] : [{ field: "reason", code: "field.required" }]),
  ];
  if (left <= 0) throw new AppError("credit_note.nothing_left");
  if (errors.length > 0) throw invalid(errors);
  const description = translator(invoice.language)("pdf:priceReduction");
  return creditedAmount(invoice, soFar, { amount, description });
}

/** Quantities by row, thousandths. @throws AppError `input.invalid` at each too great, `credit_note.nothing_left` */
function quantitiesOf(invoice: Invoice, soFar: CreditedSoFar, { items, reason }: CreditNoteInput): number[] {
  const left = leftToCredit(invoice, soFar);
  if (left.every((quantity) => quantity === 0)) throw new AppError("credit_note.nothing_left");
  if (!items) return left;
  const wanted = left.map(() => 0);
  const errors = items.flatMap(({ position, quantity }, index): FieldError[] => {
    const most = left[position - 1];
    if (most === undefined)
      return [
        { field: `items[${index}].position`, code: "field.no_such_position", params: { count: left.length } },
      ];
    wanted[position - 1]! += quantity;
    if (wanted[position - 1]! <= most) return [];
    return [
      { field: `items[${index}].quantity`, code: "field.credit_too_much", params: { max: most / 1000 } },
    ];
  });
  const missing = reason ? [] : [{ field: "reason", code: "field.required" }];
  if (errors.length + missing.length > 0) throw invalid([...errors, ...missing]);
  return wanted;
}

async function book(
  ctx: UserContext,
  invoice: Invoice,
  document: InvoiceDocument,
  pdf: Buffer,
): Promise<string> {
  const { number, issueDate, total, vatRows, language } = document;
  const id = ctx.newId();
  const { clientId, clientEmail } = invoice;
  const standing = { state: "issued", paidOn: null } as const;
  await insertInvoice(ctx, id, document, { clientId, clientEmail, standing });
  await storePdf(ctx, id, language, pdf);
  await keepWorth(ctx, id, invoice, document);
  // Another credit note that was drawn meanwhile must see that this one came first.
  await savePaper(ctx, "invoice", invoice);
  const due = openRows(invoice);
  const { total: creditedBefore } = await creditedSoFar(ctx, invoice.id);
  const room = await makeRoom(ctx, invoice, {
    id,
    amount: total,
    vatRows,
    day: issueDate,
    creditedBefore: creditedBefore - total,
    due,
  });
  const amount = Math.min(total, due + room);
  if (amount > 0) await settleWithNote(ctx, invoice.id, { id, vatRows, day: issueDate }, amount);
  if (document.corrects?.isWhole) await endOpenCharges(ctx, invoice.id, { reason: "withdrawn" });
  const data = { number, amount: String(total) };
  await recordInvoiceHistory(ctx, { invoiceId: invoice.id, event: "invoice.credited", data });
  const of = { number: invoice.number };
  await recordInvoiceHistory(ctx, { invoiceId: id, event: "credit_note.created", data: of });
  await holdBackClosed(ctx, invoice.id);
  return id;
}

/** Beside the payments, so that what the invoice does not owe any more is the client's credit. */
async function keepWorth(
  ctx: UserContext,
  id: string,
  invoice: Invoice,
  document: InvoiceDocument,
): Promise<void> {
  await ctx.db
    .insertInto("payments")
    .values({
      id,
      business_id: ctx.businessId,
      client_id: invoice.clientId,
      state: "credit",
      source: "credit_note",
      amount: document.total,
      currency: document.currency,
      paid_on: document.issueDate,
      note: document.number,
      payer_name: invoice.recipient.name,
      created_at: ctx.now.toISOString(),
    })
    .execute();
}
