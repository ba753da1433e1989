import { isDeepStrictEqual } from "node:util";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { STATES_OF_CREDIT } from "#app/features/books/ledger/payment.ts";
import { paymentJson } from "#app/features/books/ledger/payment-json.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { businessJson } from "#app/features/people/accounts/account-json.ts";
import type { EventType } from "#app/features/running/events/event-types.ts";
import { isHeard, recordEvent } from "#app/features/running/events/record-event.server.ts";
import type { Feed, Noun } from "#app/features/running/events/will-tell.server.ts";
import { catalogueJson } from "#app/features/selling/catalogue/catalogue-json.ts";
import { findCatalogueItem } from "#app/features/selling/catalogue/catalogue.server.ts";
import { findBatch } from "#app/features/selling/batches/batches.server.ts";
import { batchCounts } from "#app/features/selling/batches/batch-json.ts";
import { readCommentJson } from "#app/features/selling/comments/comment-json.server.ts";
import { designJson } from "#app/features/selling/design/design-json.server.ts";
import { exchangeRates } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { readBookingJson } from "#app/features/taxes/expenses/receipts/booking-receipts.server.ts";
import { reminderJson } from "#app/features/money/reminders/reminder-json.ts";
import { remindersOfLetter } from "#app/features/money/reminders/reminders.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { documentJson } from "#app/features/selling/invoices/status/record-invoice-event.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerJson } from "#app/features/selling/offers/json/offer-json.ts";
import { seriesJson } from "#app/features/selling/series/series-json.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { templateJson } from "#app/features/selling/templates/template-json.ts";
import { serviceJson } from "#app/features/selling/services/service-json.ts";
import { findServiceRow, serviceOf } from "#app/features/selling/services/services.server.ts";
import { findTemplate } from "#app/features/selling/templates/templates.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";

type Happened = "created" | "updated";
type Read = (ctx: BusinessContext, id: string) => Promise<object | null>;

const READ: Record<Noun, Read> = {
  invoice: async (ctx, id) => documentJson(await findInvoice(ctx, id)),
  offer: async (ctx, id) => ({ offer: offerJson(await findOffer(ctx, id)) }),
  payment: readPayment,
  service: async (ctx, id) => ({ service: serviceJson(serviceOf(await findServiceRow(ctx, id))) }),
  series: async (ctx, id) => ({ series: seriesJson(await findSeries(ctx, id), ctx.today) }),
  template: async (ctx, id) => ({ template: templateJson(await findTemplate(ctx, id)) }),
  catalogue_item: async (ctx, id) => ({ catalogueItem: catalogueJson(await findCatalogueItem(ctx, id)) }),
  profile: async (ctx) => ({ profile: businessJson(await findBusiness(ctx)) }),
  reminder: readReminder,
  batch: readBatch,
  comment: async (ctx, id) => within("comment", await readCommentJson(ctx, id)),
  design: async (ctx) => ({ design: await designJson(ctx) }),
  exchange_rate: readRate,
  booking: async (ctx, id) => ({ booking: await readBookingJson(ctx, id) }),
};

/** Tells each change that no other event has told as it is now, and that an invoice is paid or owes again. */
export async function tellChanges(
  ctx: BusinessContext,
  { untold, told, payments, turns }: Feed,
): Promise<void> {
  await movePayments(ctx, [...payments]);
  const isWanted = untold.size > 0 && (await isHeard(ctx));
  for (const [key, { noun, id, happened }] of isWanted ? [...untold] : []) {
    const data = await unlessGone(READ[noun](ctx, id));
    if (!data) continue;
    const turn = turns.get(key)?.event;
    const [record] = Object.values(data);
    if (!turn && isDeepStrictEqual(record, told.get(key))) continue;
    await recordEvent(ctx, turn ?? typeOf(noun, happened, data), () => data);
  }
}

function typeOf(noun: Noun, happened: Happened, data: object): EventType {
  if (noun === "profile" || noun === "design" || noun === "exchange_rate") return `${noun}.updated`;
  if (noun === "comment") return "comment.created";
  if (noun === "invoice" && "creditNote" in data) return `credit_note.${happened}`;
  return `${noun}.${happened}`;
}

/** The worth of a credit note is told with the credit note. */
async function readPayment(ctx: BusinessContext, id: string): Promise<object | null> {
  const payment = await findPayment(ctx, id);
  if (STATES_OF_CREDIT.some((state) => state === payment.state)) return null;
  return { payment: paymentJson(payment, await allocationsOf(ctx, { paymentIds: [id] })) };
}

async function readReminder(ctx: BusinessContext, id: string): Promise<object | null> {
  const [reminder] = await remindersOfLetter(ctx, { letterId: "", reminderId: id });
  return within("reminder", reminder && reminderJson(reminder));
}

/** A selection is no batch to programs. */
async function readBatch(ctx: BusinessContext, id: string): Promise<object | null> {
  const batch = await findBatch(ctx, id);
  return batch.kind === "new" ? { batch: batchCounts(batch) } : null;
}

async function readRate(ctx: BusinessContext, month: string): Promise<object | null> {
  const rate = (await exchangeRates(ctx)).get(month);
  return rate === undefined ? null : { exchangeRate: { month, rate: rate / 100_000 } };
}

function within(name: string, record: object | undefined): object | null {
  return record ? { [name]: record } : null;
}

async function movePayments(ctx: BusinessContext, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .updateTable("payments")
    .set({ updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .execute();
}
