import type { Act } from "#app/features/people/confirming/confirmation.server.ts";
import { briefInvoiceJson } from "#app/features/programs/previews/brief-papers.ts";
import { requireOpenDay } from "#app/features/books/book/closed-days.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { plannedPayment } from "#app/features/money/payments/record-payment.server.ts";
import type { RecordPaymentInput } from "#app/features/money/payments/payment.schema.ts";
import type { WriteOffInput } from "#app/features/money/payments/write-off.schema.ts";
import type { CreditNoteInput } from "#app/features/selling/invoices/correcting/credit-note.schema.ts";
import { plannedCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { invoiceLetter } from "#app/features/selling/invoices/sending/invoice-letter.server.ts";
import type { MarkPaidInput } from "#app/features/selling/invoices/settling/change-status.schema.ts";
import { requireCancellable } from "#app/features/selling/invoices/settling/change-status.server.ts";
import {
  type InvoiceAction,
  requireAction,
  sendAction,
} from "#app/features/selling/invoices/status/invoice-actions.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { WantedLetter } from "#app/features/selling/papers/sending/paper-letter.ts";
import { withAddressee } from "#app/features/selling/papers/sending/send-paper.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { rappenToNumber } from "#app/swiss/money.ts";

interface Wish {
  id: string;
  version?: number | undefined;
}

type More<Shown> = (ctx: UserContext, invoice: Invoice) => Promise<Shown>;

/** What is shown of an invoice, and of what becomes of it. */
function invoiceAct<Shown extends object>(
  name: InvoiceAction,
  { id, version }: Wish,
  more: More<Shown>,
): Act<{ invoice: ReturnType<typeof briefInvoiceJson> } & Shown> {
  return {
    name: `invoice.${name}`,
    id,
    show: async (ctx) => {
      const invoice = await findInvoice(ctx, id);
      requireSeen("invoice", invoice, version);
      requireAction(invoice.status, name === "send" ? sendAction(invoice.status) : name);
      return { invoice: briefInvoiceJson(invoice), ...(await more(ctx, invoice)) };
    },
  };
}

export function sendingInvoice(id: string, asked: WantedLetter) {
  return invoiceAct("send", { id, version: asked.version }, async (ctx, invoice) => {
    const input = await withAddressee(ctx, invoice, asked);
    await requireIssuable(ctx, invoice);
    if (!ctx.user.emailVerified) throw new AppError("account.email_not_verified");
    return { email: invoiceLetter(invoice, await findOwnTexts(ctx), input) };
  });
}

export function issuingInvoice(wish: Wish) {
  return invoiceAct("markSent", wish, async (ctx, invoice) => {
    await requireIssuable(ctx, invoice);
    return { becomes: "sent" };
  });
}

async function requireIssuable(ctx: UserContext, { state, issueDate }: Invoice): Promise<void> {
  if (state === "draft") await requireOpenDay(ctx, issueDate);
}

/** What was paid becomes the client's credit. */
export function cancellingInvoice(wish: Wish) {
  return invoiceAct("cancel", wish, async (ctx, invoice) => {
    await requireCancellable(ctx, invoice);
    return { becomes: "cancelled", paidBefore: rappenToNumber(invoice.settled) };
  });
}

export function creditingInvoice(id: string, input: CreditNoteInput) {
  return invoiceAct("creditNote", { id, version: input.version }, async (ctx, invoice) => {
    const { number, issueDate, total, vatRows, items, notes } = await plannedCreditNote(ctx, invoice, input);
    return {
      creditNote: {
        number,
        issueDate,
        total: rappenToNumber(total),
        vat: vatRows.map(({ rate, net, vat }) => ({
          rate,
          net: rappenToNumber(net),
          vat: rappenToNumber(vat),
        })),
        items: items.map(({ description, quantity, total }) => ({
          description,
          quantity: quantity / 1000,
          total: rappenToNumber(total),
        })),
        reason: notes,
      },
    };
  });
}

export function withdrawingNote(wish: Wish) {
  return invoiceAct("withdraw", wish, async () => ({ becomes: "withdrawn" }));
}

/** What was issued is archived, as it must be kept. */
export function deletingInvoice(wish: Wish) {
  return invoiceAct("delete", wish, async (_ctx, { state }) => ({ isArchived: state !== "draft" }));
}

export function payingInvoice(wish: Wish & MarkPaidInput) {
  return invoiceAct("markPaid", wish, async (ctx, invoice) => ({
    becomes: "paid",
    payment: {
      amount: rappenToNumber(amountDue(invoice)),
      paidOn: await pastDay(ctx, "paidOn", wish.paidOn),
      method: wish.method ?? "",
    },
  }));
}

export function unpayingInvoice(wish: Wish) {
  return invoiceAct("markUnpaid", wish, async (_ctx, invoice) => ({
    takenBack: rappenToNumber(invoice.settled),
  }));
}

/** What is too much becomes the client's credit. */
export function recordingPayment(wish: Wish, payment: RecordPaymentInput) {
  return invoiceAct("recordPayment", wish, async (ctx, invoice) => {
    const {
      amount,
      note,
      method = "",
      skonto = false,
      order = "charges_first",
      keepCharges = false,
    } = payment;
    const { paidOn, deducted } = await plannedPayment(ctx, invoice, payment);
    const due = deducted ? amount : amountDue(invoice);
    return {
      payment: {
        amount: rappenToNumber(amount),
        paidOn,
        note,
        method,
        skonto,
        order,
        keepCharges,
        tooMuch: rappenToNumber(Math.max(0, amount - due)),
        tooLittle: rappenToNumber(Math.max(0, due - amount)),
      },
    };
  });
}

export function writingOff(
  id: string,
  { version, ...input }: WriteOffInput & { version?: number | undefined },
) {
  return invoiceAct("writeOff", { id, version }, async (ctx, invoice) => ({
    writtenOff: {
      amount: rappenToNumber(input.amount ?? amountDue(invoice)),
      reason: input.reason,
      writtenOffOn: await pastDay(ctx, "writtenOffOn", input.writtenOffOn),
    },
  }));
}

async function pastDay(ctx: UserContext, field: "paidOn" | "writtenOffOn", day = ctx.today): Promise<string> {
  const code = field === "paidOn" ? "field.paid_in_future" : "field.day_in_future";
  if (day > ctx.today) throw invalid([{ field, code }]);
  await requireOpenDay(ctx, day);
  return day;
}
