import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { textsFor } from "#app/features/selling/invoices/texts/country-texts.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { balanceOf } from "#app/features/books/ledger/amount-due.ts";
import { type Allocation, moneyOf } from "#app/features/books/ledger/payment.ts";
import type { WaitingWords, MailText } from "#app/features/selling/papers/paper.ts";
import { greetingsOf, withGreeting } from "#app/features/selling/papers/sending/greeting.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { letterTemplate } from "./letter-template.ts";

/**
 * Money that came in while the e-mail waited is not asked for: texts that nobody has edited are written anew, and
 * before those of a person stands what was received.
 */
export async function invoiceWordsNow(
  ctx: BusinessContext,
  invoice: Invoice,
  waiting: WaitingWords,
): Promise<MailText> {
  if (invoice.allocations.length === 0) return waiting;
  const { language } = waiting;
  const t = translator(language);
  const own = textsFor(await findOwnTexts(ctx), { country: invoice.recipient.country, language });
  const wordsOn = (standing: Invoice) => letterTemplate(t, standing, { language, own });
  const before = earlierStandings(invoice).map(wordsOn);
  const now = wordsOn(invoice);
  const subject = before.some((then) => then.subject === waiting.subject) ? now.subject : waiting.subject;
  for (const greeting of Object.values(greetingsOf(t, invoice.recipient)))
    if (before.some(({ message }) => withGreeting(greeting, message) === waiting.message))
      return { subject, message: withGreeting(greeting, now.message) };
  const since = moneyOf(await allocatedSince(ctx, invoice, waiting.deliveryId));
  if (since <= 0) return { subject, message: waiting.message };
  const open = Math.max(0, balanceOf(invoice));
  const received = t(`emails:invoice.${open > 0 ? "receivedSince" : "paidSince"}`, {
    received: formatMoney(since, invoice.currency),
    open: formatMoney(open, invoice.currency),
  });
  return { subject, message: `${received}\n\n${waiting.message}` };
}

function earlierStandings(invoice: Invoice): Invoice[] {
  return invoice.allocations.map((_, count) => {
    const allocations = invoice.allocations.slice(0, count);
    const settled = allocations.reduce((sum, { amount }) => sum + amount, 0);
    return { ...invoice, allocations, settled };
  });
}

async function allocatedSince(
  ctx: BusinessContext,
  { id, allocations }: Invoice,
  deliveryId: string,
): Promise<Allocation[]> {
  const rows = await ctx.db
    .selectFrom("payment_allocations")
    .select("id")
    .where("invoice_id", "=", id)
    .where("id", ">", deliveryId)
    .execute();
  const ids = new Set(rows.map((row) => row.id));
  return allocations.filter((allocation) => ids.has(allocation.id));
}
