import { findAddressee } from "#app/features/selling/clients/find-addressee.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { findPayments } from "#app/features/books/ledger/payments.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { LEVELS } from "#app/features/money/reminders/reminder-settings.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Currency } from "#app/swiss/money.ts";
import { type Sums, sumsByCurrency, sumsOfOne } from "#app/swiss/currency/sums.ts";
import type { AskedAct } from "./asked-act.ts";

interface ActToConfirm {
  verb: "send" | "sendOffer" | "remind" | "confirm";
  /** Empty for payments. */
  number: string;
  name: string;
  amount: Sums;
  /** How the letter is called, where it goes to, how many payments there are. */
  params: { letter: string; email: string; count: number };
  isPost: boolean;
  /** Something else has happened since the row was shown. */
  isOutdated: boolean;
}

const PLAIN = { params: { letter: "", email: "", count: 1 }, isPost: false };

/** What pressing the button would do. @throws AppError `input.invalid`, `….not_found` */
export async function actToConfirm(ctx: UserContext, asked: AskedAct): Promise<ActToConfirm> {
  if (asked.act === paths.confirmPayments) return payments(ctx, asked.ids);
  const [, offers, id = "", step] = /^\/today\/(offers\/)?([\w-]+)\/(send|remind)$/.exec(asked.act) ?? [];
  if (offers && step === "send") return offer(ctx, id, asked);
  if (!step || offers) throw new AppError("input.invalid");
  const invoice = await findInvoice(ctx, id);
  const { number, recipient, version, currency } = invoice;
  const about = { ...PLAIN, number, name: recipient.name, isOutdated: version !== asked.version };
  const { email } = await findAddressee(ctx, invoice);
  if (step === "remind") return { ...about, ...letterOf(ctx, asked, { email, currency }) };
  const amount = sumsOfOne(amountDue(invoice), currency);
  return { ...about, verb: "send", amount, params: { ...PLAIN.params, email } };
}

function letterOf(
  ctx: UserContext,
  { level, amount = 0, way }: AskedAct,
  { email, currency }: { email: string; currency: Currency },
) {
  const known = LEVELS.find((one) => one === level);
  if (!known) throw new AppError("input.invalid");
  const letter = translator(ctx.locale)(`reminders:level.${known}.title`);
  return {
    verb: "remind" as const,
    amount: sumsOfOne(amount, currency),
    params: { letter, email, count: 1 },
    isPost: way !== "email",
  };
}

async function offer(ctx: UserContext, id: string, asked: AskedAct): Promise<ActToConfirm> {
  const found = await findOffer(ctx, id);
  const { number, recipient, version, total } = found;
  const about = { ...PLAIN, number, name: recipient.name, amount: sumsOfOne(total, "CHF") };
  const { email } = await findAddressee(ctx, found);
  const params = { ...PLAIN.params, email };
  return { ...about, verb: "sendOffer", params, isOutdated: version !== asked.version };
}

async function payments(ctx: UserContext, ids: string[]): Promise<ActToConfirm> {
  const found = [...(await findPayments(ctx, ids)).values()];
  if (found.length === 0 || found.length < new Set(ids).size) throw new AppError("payment.not_found");
  return {
    ...PLAIN,
    verb: "confirm",
    number: "",
    name: [...new Set(found.map(({ payerName }) => payerName))].filter(Boolean).join(", "),
    amount: sumsByCurrency(found, ({ amount }) => amount),
    params: { ...PLAIN.params, count: found.length },
    isOutdated: found.some(({ state }) => state !== "proposed"),
  };
}
