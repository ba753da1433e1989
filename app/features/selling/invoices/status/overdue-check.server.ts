import { sql } from "kysely";
import { lockBusiness } from "#app/features/people/accounts/business.server.ts";
import { onOwnClock } from "#app/features/people/accounts/sandbox/on-own-clock.ts";
import { businessInvoicesById } from "#app/features/selling/invoices/document/invoices.server.ts";
import { hasStatus, stateOf, statusOf } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { recordInvoiceHistory } from "./record-invoice-history.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";

/** Invoices a transaction: few, because each may trigger webhooks while others wait. */
const BATCH = 25;

/** After so many invoices other jobs have their turn. */
const MOST_A_RUN = 2_000;

interface NewlyOverdue {
  id: string;
  issueDate: string;
}

/** Once for an invoice and due date. @returns false when it was recorded before */
export function recordOverdue(
  ctx: BusinessContext,
  { id, dueDate }: { id: string; dueDate: string },
): Promise<boolean> {
  const key = `invoice.overdue:${id}:${dueDate}`;
  return recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.overdue", data: { dueDate }, key });
}

/** Checks in steps that let other work run; the rest of many has a job of its own. A repeat writes nothing more. */
export async function checkOverdue(ctx: Context): Promise<void> {
  const businesses = await readApart(ctx, () =>
    newlyOverdue(ctx).select("invoices.business_id as id").distinct().execute(),
  );
  let left = MOST_A_RUN;
  for (const { id } of businesses) {
    for await (const batch of batches(withBusiness(ctx, id))) {
      if (left <= 0) return enqueueJob(ctx, { name: "invoice.overdue_check", payload: {} });
      await writeBatch(withBusiness(ctx, id), batch);
      left -= batch.length;
    }
  }
}

/** Batches in the order of an index, so that no step looks again at earlier rows. */
async function* batches(ctx: BusinessContext): AsyncGenerator<NewlyOverdue[]> {
  const query = newlyOverdue(ctx)
    .select(["invoices.id", "invoices.issue_date as issueDate"])
    .where("invoices.business_id", "=", ctx.businessId)
    .orderBy("invoices.issue_date")
    .orderBy("invoices.id")
    .limit(BATCH);
  let batch = await readApart(ctx, () => query.execute());
  for (let last = batch.at(-1); last; last = batch.at(-1)) {
    yield batch;
    await yieldToRequests();
    const { issueDate, id } = last;
    const next = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("invoices.issue_date", "invoices.id"), ">", tuple(issueDate, id)),
    );
    batch = await readApart(ctx, () => next.execute());
  }
}

function writeBatch(ctx: BusinessContext, batch: NewlyOverdue[]): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const { isSealed } = await lockBusiness(ctx);
    if (isSealed) return;
    const ids = batch.map(({ id }) => id);
    const rows = await businessInvoicesById(ctx, ids)
      .select(["id", "state", "paid_on", "due_date"])
      .execute();
    for (const row of rows) {
      const { id, due_date: dueDate } = row;
      if (statusOf(stateOf(row), ctx.today) === "overdue") await recordOverdue(ctx, { id, dueDate });
    }
  });
}

function readApart<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const { readingApart } = ctx.platform.database.dialect;
  return readingApart ? readingApart("invoice.overdue_check", work) : work();
}

function newlyOverdue(ctx: Context) {
  const key = sql<string>`'invoice.overdue:' || invoices.id || ':' || invoices.due_date`;
  return ctx.db
    .selectFrom("invoices")
    .innerJoin("businesses", "businesses.id", "invoices.business_id")
    .where("businesses.sealed_until", "is", null)
    .where("businesses.disabled_at", "is", null)
    .where(onOwnClock(ctx))
    .where((eb) => hasStatus(eb, "overdue", ctx.today))
    .where("invoices.archived_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("history").select("history.id").where("history.key", "=", key))),
    );
}
