import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { onlinePaymentLimits } from "./limits.ts";
import {
  endAttempt,
  findOpenAttempt,
  insertOnlinePayment,
  type OnlinePayment,
  saveReference,
} from "./online-payments.server.ts";
import { type PaymentProvider, ProviderFailure } from "./payment-provider.ts";
import { offersOnlinePayment, openProvider, rememberingFailure } from "./provider/open-provider.server.ts";

/** ms: the provider's shortest, and a little for a repeated request. */
const OPEN_FOR = 33 * 60_000;

/** ms in which a request that got no answer is repeated as it was. */
const REPEATED_FOR = 120_000;

type StartedPayment =
  | { outcome: "redirect"; url: string }
  /** Paid a moment ago; the provider's event is on its way. */
  | { outcome: "confirming" }
  | { outcome: "not_offered" }
  | { outcome: "failed" };

interface PayLink {
  version: number;
  urlIn: (locale: Locale) => string;
}

/**
 * Nothing is booked here. What is meant is stored before the provider is asked, and no transaction waits for it.
 * @throws AppError `invoice.not_found`, `request.too_many`
 */
export async function startOnlinePayment(
  ctx: BusinessContext,
  invoiceId: string,
  link: PayLink,
): Promise<StartedPayment> {
  const provider = await openProvider(ctx);
  if (!provider) return { outcome: "not_offered" };
  await countAttempt(ctx, onlinePaymentLimits.startOnlinePayment, invoiceId);
  try {
    return await rememberingFailure(ctx, () => start(ctx, { invoiceId, link, provider }));
  } catch (error) {
    if (error instanceof ProviderFailure) return { outcome: "failed" };
    throw error;
  }
}

interface Start {
  invoiceId: string;
  link: PayLink;
  provider: PaymentProvider;
}

async function start(ctx: BusinessContext, { invoiceId, link, provider }: Start): Promise<StartedPayment> {
  const before = await findOpenAttempt(ctx, invoiceId);
  const known = before && (await goOn(ctx, before, { invoiceId, link, provider }));
  if (known) return known;
  const begun = await ctx.transaction((ctx) => beginAttempt(ctx, invoiceId, link.version));
  if (!begun) return { outcome: "not_offered" };
  const { attempt, invoice } = begun;
  const { reference, url } = await orderPage(ctx, { attempt, invoice, link, provider });
  await saveReference(ctx, attempt.id, reference);
  return url ? { outcome: "redirect", url } : { outcome: "failed" };
}

async function goOn(
  ctx: BusinessContext,
  attempt: OnlinePayment,
  { invoiceId, link, provider }: Start,
): Promise<StartedPayment | null> {
  if (!attempt.reference) return null;
  const answer = await provider.readPayment(attempt.reference);
  if (answer?.state === "paid" || answer?.state === "pending") return { outcome: "confirming" };
  if (answer?.state === "open" && answer.url) {
    const fits = await ctx.transaction((ctx) => findFitting(ctx, invoiceId, link.version));
    if (fits?.attempt?.id === attempt.id) return { outcome: "redirect", url: answer.url };
    await provider.closePayment(attempt.reference);
  }
  await endAttempt(ctx, attempt.id, "expired");
  return null;
}

/** An attempt that is just being made by another request is shared with it. */
async function beginAttempt(
  ctx: BusinessContext,
  invoiceId: string,
  linkVersion: number,
): Promise<{ attempt: OnlinePayment; invoice: Invoice } | null> {
  const found = await findFitting(ctx, invoiceId, linkVersion);
  if (!found) return null;
  const { attempt, invoice } = found;
  const isFresh = attempt && ctx.now.getTime() - Date.parse(attempt.createdAt) < REPEATED_FOR;
  if (attempt && isFresh) return { attempt, invoice };
  const expiresAt = new Date(ctx.now.getTime() + OPEN_FOR).toISOString();
  const { locale } = ctx;
  const given = { invoiceId, amount: amountDue(invoice), currency: invoice.currency, linkVersion, locale };
  const made = await insertOnlinePayment(ctx, { ...given, expiresAt });
  return { attempt: made, invoice };
}

/** Holds the invoice. Null when nothing of it can be paid online. */
async function findFitting(
  ctx: BusinessContext,
  invoiceId: string,
  linkVersion: number,
): Promise<{ attempt: OnlinePayment | null; invoice: Invoice } | null> {
  const invoice = await lockInvoice(ctx, invoiceId);
  if (!(await offersOnlinePayment(ctx, invoice))) return null;
  const attempt = await findOpenAttempt(ctx, invoiceId);
  const fits = attempt?.amount === amountDue(invoice) && attempt.linkVersion === linkVersion;
  return { attempt: fits ? attempt : null, invoice };
}

interface Order extends Omit<Start, "invoiceId"> {
  attempt: OnlinePayment;
  invoice: Invoice;
}

/** All of it follows from the attempt, so that a repeated request is the same to the provider. */
async function orderPage(ctx: BusinessContext, { attempt, invoice, link, provider }: Order) {
  const { id, invoiceId, linkVersion, currency, amount, locale, expiresAt } = attempt;
  const title = translator(locale)("online-payments:orderTitle", { number: invoice.number });
  try {
    return await provider.createPayment({
      id,
      invoiceId,
      linkVersion,
      currency,
      amount,
      locale,
      title,
      successUrl: withMark(link.urlIn(locale)),
      cancelUrl: link.urlIn(locale),
      expiresAt: new Date(expiresAt),
    });
  } catch (error) {
    if (error instanceof ProviderFailure && error.reason !== "unreachable")
      await endAttempt(ctx, id, "failed");
    throw error;
  }
}

function withMark(page: string): string {
  const url = new URL(page);
  url.searchParams.set("paid", "1");
  return url.href;
}
