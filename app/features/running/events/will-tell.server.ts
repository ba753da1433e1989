import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

export const NOUNS = [
  "invoice",
  "offer",
  "payment",
  "service",
  "series",
  "template",
  "catalogue_item",
  "profile",
  "reminder",
  "batch",
  "comment",
  "design",
  "exchange_rate",
  "booking",
] as const;

export type Noun = (typeof NOUNS)[number];

interface Waiting {
  noun: Noun;
  id: string;
  happened: "created" | "updated";
}

export interface Feed {
  untold: Map<string, Waiting>;
  told: Map<string, unknown>;
  /** Those that have changed, told already or not. */
  payments: Set<string>;
  /** By invoice: whether it was paid before the transaction, and what became of that. */
  turns: Map<string, { wasPaid: boolean; event: Turn | null }>;
}

type Turn = "invoice.paid" | "invoice.unpaid";

const AT_ONCE = 200;

export const TELL_JOB = "feed.tell";

const feeds = new WeakMap<BusinessContext["beforeEnd"], Feed>();

const NOUN_OF: Record<string, string> = {
  creditNote: "invoice",
  catalogueItem: "catalogue_item",
  exchangeRate: "exchange_rate",
};

/** Whoever changes what programs see says so; at the end of the transaction each is told once. */
export function willTell(ctx: BusinessContext, noun: Noun, ...ids: string[]): void {
  for (const id of ids) wait(ctx, { noun, id, happened: "updated" });
}

/** What goes beyond one transaction is told by jobs, which are queued in it. */
export async function willTellMany(ctx: BusinessContext, noun: Noun, ids: readonly string[]): Promise<void> {
  willTell(ctx, noun, ...ids.slice(0, AT_ONCE));
  for (let at = AT_ONCE; at < ids.length; at += AT_ONCE) {
    const payload = { businessId: ctx.businessId, noun, ids: ids.slice(at, at + AT_ONCE).join(" ") };
    await enqueueJob(ctx, { name: TELL_JOB, payload });
  }
}

export function willTellNew(ctx: BusinessContext, noun: Noun, id: string): void {
  wait(ctx, { noun, id, happened: "created" });
}

/** Whenever an invoice is added up: what the whole transaction has made of its being paid has an event of its own. */
export function willTellSettling(
  ctx: BusinessContext,
  id: string,
  { wasPaid: before, isPaid, owes }: { wasPaid: boolean; isPaid: boolean; owes: boolean },
): void {
  const { turns } = feedOf(ctx);
  const key = `invoice:${id}`;
  const wasPaid = turns.get(key)?.wasPaid ?? before;
  const afterPaid: Turn | null = owes ? "invoice.unpaid" : null;
  const afterUnpaid: Turn | null = isPaid ? "invoice.paid" : null;
  turns.set(key, { wasPaid, event: wasPaid ? afterPaid : afterUnpaid });
  willTell(ctx, "invoice", id);
}

/** What an event has just told needs no other, unless it changes again. */
export function noteTold(ctx: BusinessContext, data: object): void {
  if (!ctx.db.isTransaction) return;
  const { told, untold, turns } = feedOf(ctx);
  for (const [name, record] of Object.entries(data)) {
    const key = `${NOUN_OF[name] ?? name}:${idOf(record)}`;
    told.set(key, record);
    if (!turns.get(key)?.event) untold.delete(key);
  }
}

function wait(ctx: BusinessContext, waiting: Waiting): void {
  const feed = feedOf(ctx);
  const { untold, payments } = feed;
  const key = `${waiting.noun}:${waiting.id}`;
  if (untold.get(key)?.happened !== "created") untold.set(key, waiting);
  if (waiting.noun === "payment") payments.add(waiting.id);
  ctx.beforeEnd("feed", () => ctx.platform.product.tellChanges(ctx, feed));
}

function feedOf(ctx: BusinessContext): Feed {
  const known = feeds.get(ctx.beforeEnd);
  const feed = known ?? { untold: new Map(), told: new Map(), payments: new Set<string>(), turns: new Map() };
  if (!known) feeds.set(ctx.beforeEnd, feed);
  return feed;
}

function idOf(record: unknown): string {
  return typeof record === "object" && record && "id" in record ? String(record.id) : "";
}
