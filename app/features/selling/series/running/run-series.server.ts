import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { asOwner } from "#app/features/people/accounts/owner.server.ts";
import { onOwnClock } from "#app/features/people/accounts/sandbox/on-own-clock.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { beginBatch } from "#app/features/selling/batches/begin-batch.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { daysBetween } from "#app/swiss/dates.ts";
import { isByPost } from "#app/features/selling/series/is-by-post.server.ts";
import { claimPeriod, linkRun } from "#app/features/selling/series/runs.server.ts";
import { findSeries, saveSeries } from "#app/features/selling/series/series.server.ts";
import { LATE_DAYS, type Series, type StopReason } from "#app/features/selling/series/series.ts";
import { goOn } from "#app/features/selling/series/rule/series-progress.ts";
import { queueRun } from "./queue-run.server.ts";
import { recordSeriesEvent } from "./record-series-event.server.ts";
import { queueNotice } from "./series-notice.server.ts";
import { contentOfPeriod, seriesInvoice } from "./series-invoice.server.ts";
import { stopReasonOf } from "./stop-reason.server.ts";
import { stopSeries } from "./stop-series.server.ts";

/** After so many invoices other jobs have their turn. */
const MOST_A_RUN = 300;

interface Due {
  id: string;
  business_id: string;
  next_on: string;
}

/** The oldest planned day first, over all series; each period in a transaction of its own. */
export async function runSeries(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  let done = 0;
  for (let due = await nextDue(ctx); due; due = await nextDue(ctx, due)) {
    if (done >= MOST_A_RUN) return queueRun(ctx);
    try {
      await runOne(ctx, due);
    } catch (error) {
      // Others do not wait for it; the job is repeated.
      ctx.log.error({ event: "series.failed", seriesId: due.id, err: error });
      failures.push(error);
    }
    done += 1;
    await yieldToRequests();
  }
  if (failures.length > 0) throw failures[0];
}

/** A series that has gone on comes again at its next day. */
async function nextDue(ctx: Context, last?: Due): Promise<Due | undefined> {
  const row = await ctx.db
    .selectFrom("series")
    .innerJoin("businesses", "businesses.id", "series.business_id")
    .select(["series.id", "business_id", "next_on"])
    .where("businesses.disabled_at", "is", null)
    .where("businesses.sealed_until", "is", null)
    .where(onOwnClock(ctx))
    .where("state", "=", "active")
    .where("next_on", "<=", ctx.today)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("next_on", "series.id"), ">", tuple(last!.next_on, last!.id)),
      ),
    )
    .orderBy("next_on")
    .orderBy("series.id")
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, next_on: row.next_on! };
}

async function runOne(ctx: Context, due: Due): Promise<void> {
  const owner = await asOwner(ctx, due.business_id);
  if (!owner) return;
  try {
    await owner.transaction((ctx) => invoiceNext(ctx, due));
  } catch (error) {
    const reason = reasonIn(error);
    if (!reason) throw error;
    await owner.transaction(async (ctx) => {
      const series = await lockDue(ctx, due);
      if (series) await stopSeries(ctx, series, reason);
    });
  }
}

async function invoiceNext(ctx: UserContext, due: Due): Promise<void> {
  const series = await lockDue(ctx, due);
  if (!series) return;
  const reason = await stopReasonOf(ctx, series);
  if (reason) return stopSeries(ctx, series, reason);
  const { id, name, nextK: k, firstK } = series;
  const isNew = await claimPeriod(ctx, id, { k, planned_on: due.next_on, state: "invoiced" });
  const next = goOn(series, k + 1 - firstK);
  await saveSeries(ctx, series, next);
  if (!isNew) return;
  if (series.group) return batchOf(ctx, series);
  const invoiceId = await createInvoice(ctx, await seriesInvoice(ctx, series, ctx.today));
  await linkRun(ctx, { seriesId: id, k, invoice_id: invoiceId });
  await recordInvoiceHistory(ctx, { invoiceId, event: "invoice.recurring", data: { series: name } });
  await recordSeriesEvent(ctx, "series.invoice_created", { seriesId: id, invoiceId });
  if (await isByPost(ctx, series)) return queueNotice(ctx, id, "by_post");
  if (series.mode === "send" && isNewest(next.next_on, ctx.today) && !isLate(due.next_on, ctx.today)) {
    const payload = { businessId: ctx.businessId, seriesId: id, invoiceId };
    return enqueueJob(ctx, { name: "series.send", payload, key: `series.send:${invoiceId}` });
  }
  await queueNotice(ctx, id, series.mode === "send" ? "late" : "draft");
}

/** Drafts for everybody who is in the group by then; a person looks at them before they are sent. */
async function batchOf(ctx: UserContext, series: Series): Promise<void> {
  const { id, group, nextK: k } = series;
  const input = { group, clientIds: [], amounts: {}, content: contentOfPeriod(series, ctx.today) };
  const batchId = await beginBatch(ctx, input, { key: `series:${id}:${k}` });
  await linkRun(ctx, { seriesId: id, k, batch_id: batchId });
  await queueNotice(ctx, id, "draft");
}

/** Null when another process was faster, or somebody has paused it. */
async function lockDue(ctx: UserContext, due: Due): Promise<Series | null> {
  await lockOpenBusiness(ctx);
  const series = await findSeries(ctx, due.id);
  return series.state === "active" && series.nextOn === due.next_on ? series : null;
}

/** Whether it is the last of several missed ones, as only that one is mailed. */
function isNewest(nextOn: string | null | undefined, today: string): boolean {
  return !nextOn || nextOn > today;
}

function isLate(plannedOn: string, today: string): boolean {
  return daysBetween(plannedOn, today) > LATE_DAYS;
}

function reasonIn(error: unknown): StopReason | null {
  if (!(error instanceof AppError)) return null;
  if (error.code === "invoice.limit_reached") return "limit_reached";
  return error.code === "input.invalid" ? "not_possible" : null;
}
