import { dueReturn } from "#app/features/front/accounting/next-return.server.ts";
import { seesSums } from "#app/features/people/seats/rights.ts";
import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { hasStatus } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { offersToInvoice } from "#app/features/selling/offers/invoicing/offers-to-invoice.server.ts";
import { waitingProposals } from "#app/features/selling/clients/proposals/proposals.server.ts";
import { waitingReversals } from "#app/features/money/bank-files/reversals/list-reversals.server.ts";
import type { PaymentPage } from "#app/features/money/payments/list-payments.server.ts";
import { brokenPromises } from "#app/features/money/reminders/screens/broken-promises.server.ts";
import { dueSummary } from "#app/features/money/reminders/screens/due-summary.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { type Sums, sumsOfOne, ZERO_SUMS } from "#app/swiss/currency/sums.ts";
import { paths } from "#app/paths.ts";
import type { Stats } from "./stats.server.ts";

/** Names that stand for all of them. */
const NAMED = 3;

/** Days. */
const VAT_AHEAD = 14;

export interface ToDo {
  kind: "vat" | "changes" | "proposed" | "takenBack" | "remind" | "promises" | "offers" | "overdue" | "draft";
  count: number;
  amount: Sums;
  names: string[];
  /** Where there is no list of them. */
  to?: string;
}

interface Known {
  /** Whom the run of reminders would list. */
  dueIds: string[];
  proposed: PaymentPage;
}

/** What brings money, first. */
export async function findToDo(ctx: UserContext, stats: Stats, { dueIds, proposed }: Known): Promise<ToDo[]> {
  const all = [
    { kind: "overdue" as const, count: stats.counts.overdue, amount: eachOf(stats, "overdue") },
    { kind: "draft" as const, count: stats.counts.draft, amount: eachOf(stats, "drafted") },
  ];
  const found = [...(await vatToFile(ctx)), ...(await changesToDecide(ctx)), ...paymentsToConfirm(proposed)];
  const takenBack = await waitingReversals(ctx, NAMED);
  if (takenBack.count > 0) found.push({ kind: "takenBack", ...takenBack });
  const due = await dueSummary(ctx, dueIds, NAMED);
  if (due.count > 0) found.push({ kind: "remind", ...due });
  const promises = await brokenPromises(ctx, NAMED);
  if (promises.count > 0) found.push({ kind: "promises", ...promises });
  const offers = await offersToInvoice(ctx, NAMED);
  if (offers.count > 0) found.push({ kind: "offers", ...offers, amount: sumsOfOne(offers.amount, "CHF") });
  for (const one of all) if (one.count > 0) found.push({ ...one, names: await namesWith(ctx, one.kind) });
  return found;
}

async function vatToFile(ctx: UserContext): Promise<ToDo[]> {
  const vat = seesSums(ctx.role) ? await dueReturn(ctx, VAT_AHEAD) : null;
  if (!vat) return [];
  const amount = sumsOfOne(Math.max(0, vat.payable ?? 0), "CHF");
  return [{ kind: "vat", count: 1, amount, names: [vat.name, vat.until] }];
}

async function changesToDecide(ctx: UserContext): Promise<ToDo[]> {
  const waiting = await waitingProposals(ctx)
    .innerJoin("clients", "clients.id", "client_proposals.client_id")
    .select(["clients.id", "clients.name"])
    .execute();
  const [first] = waiting;
  if (!first) return [];
  const names = [...new Set(waiting.map(({ name }) => name))].slice(0, NAMED);
  return [{ kind: "changes", count: waiting.length, amount: ZERO_SUMS, names, to: paths.client(first.id) }];
}

function eachOf({ sums }: Stats, figure: "overdue" | "drafted"): Sums {
  return { CHF: sums.CHF[figure], EUR: sums.EUR[figure] };
}

function paymentsToConfirm({ payments, total, amount }: PaymentPage): ToDo[] {
  const newest = payments.slice(0, NAMED);
  const names = [...new Set(newest.map(({ payment }) => payment.payerName))].filter(Boolean);
  return total > 0 ? [{ kind: "proposed", count: total, amount, names }] : [];
}

async function namesWith(ctx: UserContext, kind: "overdue" | "draft"): Promise<string[]> {
  const rows = await businessInvoices(ctx)
    .select("recipient")
    .where((eb) => hasStatus(eb, kind, ctx.today))
    .orderBy("due_date")
    .orderBy("id")
    .limit(NAMED)
    .execute();
  return [...new Set(rows.map(({ recipient }) => fromJson(recipientSnapshot, recipient).name))];
}
