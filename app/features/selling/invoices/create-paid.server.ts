import { isDeepStrictEqual } from "node:util";
import { requireMailing } from "#app/features/running/subscriptions/require-pro.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import type { InvoiceInput } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { drawOriginal } from "#app/features/selling/invoices/pdf/original-pdf.server.ts";
import { invoicePaper } from "#app/features/selling/invoices/sending/invoice-paper.server.ts";
import { bookPayment } from "#app/features/selling/invoices/settling/book-payment.server.ts";
import type { PaidAtOnce } from "#app/features/selling/invoices/fields/paid-at-once.ts";
import { asPaid, paymentProblems } from "#app/features/selling/invoices/settling/paid-at-once.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import { paperLimits } from "#app/features/selling/papers/limits.ts";
import type { PaperLetter, WantedLetter } from "#app/features/selling/papers/sending/paper-letter.ts";
import { postPaper, withAddressee } from "#app/features/selling/papers/sending/send-paper.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";

/** How often it is drawn before the transaction, while others take the number that it was drawn with. */
const EARLY_DRAWINGS = 3;

interface Wishes {
  payment: PaidAtOnce;
  letter: WantedLetter | null;
}

interface Made {
  id: string;
  /** Why there is no e-mail. */
  problem?: AppError | undefined;
}

/**
 * Created, issued and paid in one transaction, and its e-mail queued. SQLite has one writer, so the PDF is drawn before
 * it, of the invoice as a transaction that is not kept makes it.
 * @throws AppError as `createInvoice`, `requireOpenDay`, and `input.invalid` at `payment`
 */
export async function createPaid(ctx: UserContext, input: InvoiceInput, wishes: Wishes): Promise<Made> {
  const problems = await paymentProblems(ctx, input);
  if (problems.length > 0) throw invalid(problems);
  const problem = wishes.letter ? await postingProblem(ctx) : null;
  const making = problem ? { ...wishes, letter: null } : wishes;
  for (let drawing = 0; drawing < EARLY_DRAWINGS; drawing++) {
    const draft = await rehearse(ctx, input);
    const pdf = await draw(ctx, draft, making);
    const made = await unlessOutdated(
      ctx.transaction(async (ctx) => {
        const invoice = await findInvoice(ctx, await createInvoice(ctx, input));
        if (!looksAs(invoice, draft)) throw new Outdated();
        return issuePaid(ctx, invoice, pdf, making);
      }),
    );
    if (made) return problem ? { ...made, problem } : made;
  }
  return ctx.transaction(async (ctx) => {
    const invoice = await findInvoice(ctx, await createInvoice(ctx, input));
    const made = await issuePaid(ctx, invoice, await draw(ctx, invoice, making), making);
    return problem ? { ...made, problem } : made;
  });
}

function draw(ctx: UserContext, draft: Invoice, { payment, letter }: Wishes): Promise<Buffer> {
  const language = letter?.language ?? draft.language;
  return drawOriginal(ctx, asPaid(draft, payment.paidOn, language), language);
}

async function issuePaid(
  ctx: UserContext,
  draft: Invoice,
  pdf: Buffer,
  { payment, letter }: Wishes,
): Promise<Made> {
  const { id } = draft;
  const language = letter?.language ?? draft.language;
  const { post, problem } = await letterOf(ctx, asPaid(draft, payment.paidOn, language), letter);
  await invoicePaper.issue(ctx, draft, { language, pdf, isReceipt: true });
  if (!post) await invoicePaper.record(ctx, id, "invoice.marked_sent");
  await bookPayment(ctx, await findInvoice(ctx, id), { amount: draft.total, ...payment });
  if (post) await postPaper(ctx, invoicePaper, await findInvoice(ctx, id), post);
  return { id, problem };
}

class Rehearsed extends Error {
  readonly invoice: Invoice;

  constructor(invoice: Invoice) {
    super();
    this.invoice = invoice;
  }
}

class Outdated extends Error {}

async function rehearse(ctx: UserContext, input: InvoiceInput): Promise<Invoice> {
  try {
    return await ctx.transaction(async (ctx) => {
      const invoice = await findInvoice(ctx, await createInvoice(ctx, input));
      if (invoice.total <= 0) throw invalid([{ field: "payment", code: "field.nothing_to_pay" }]);
      throw new Rehearsed(invoice);
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.invoice;
    throw error;
  }
}

async function unlessOutdated<T>(made: Promise<T>): Promise<T | null> {
  try {
    return await made;
  } catch (error) {
    if (error instanceof Outdated) return null;
    throw error;
  }
}

function looksAs(invoice: Invoice, drawn: Invoice): boolean {
  const { id, clientId } = drawn;
  return isDeepStrictEqual({ ...invoice, id, clientId }, drawn);
}

interface Post {
  letter: PaperLetter;
  event: string;
}

/** What hinders sending does not hinder the rest. */
async function postingProblem(ctx: UserContext): Promise<AppError | null> {
  try {
    await requireMailing(ctx);
    await countAttempt(ctx, paperLimits.sendPaper, ctx.businessId);
    return null;
  } catch (error) {
    return refusalIn(error);
  }
}

async function letterOf(
  ctx: UserContext,
  paid: Invoice,
  wish: WantedLetter | null,
): Promise<{ post?: Post; problem?: AppError }> {
  if (!wish) return {};
  try {
    requireSeen("invoice", paid, wish.version);
    const letters = await invoicePaper.letters(ctx);
    const letter = letters(paid, await withAddressee(ctx, paid, wish));
    return { post: { letter, event: "invoice.sent" } };
  } catch (error) {
    return { problem: refusalIn(error) };
  }
}

function refusalIn(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}
