import { forgetCustomer, isStillCustomer } from "#app/features/subscriptions/end-customer.server.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { purgeRateLimits } from "#app/platform/rate-limit.server.ts";

/** How long the operator can look at what a job was told that was given up (ms): 30 days. */
const FAILURES_KEPT = 30 * 24 * 60 * 60 * 1000;

/** The daily job: removes all that has passed its time. Running it twice changes nothing more. */
export async function purgeAccounts(ctx: Context): Promise<void> {
  const over = await ctx.db
    .selectFrom("businesses")
    .select("id")
    .where("sealed_until", "<", ctx.today)
    .execute();
  for (const { id } of over) {
    if (!(await isStillCustomer(withBusiness(ctx, id)))) await removeBusiness(ctx, id);
  }
  const now = ctx.now.toISOString();
  for (const table of [
    "archive_links",
    "email_tokens",
    "sessions",
    "idempotency_keys",
    "imports",
    "kept_forms",
  ] as const) {
    await ctx.db.deleteFrom(table).where("expires_at", "<=", now).execute();
  }
  await purgeRateLimits(ctx);
  await forgetFailures(ctx);
}

/** With everything of theirs; items, links and memberships go with the rows they belong to. */
async function removeBusiness(ctx: Context, businessId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const invoices = ctx.db.selectFrom("invoices").select("id").where("business_id", "=", businessId);
    const members = await ctx.db
      .selectFrom("memberships")
      .select("user_id")
      .where("business_id", "=", businessId)
      .execute();
    for (const table of ["invoice_pdfs", "payments"] as const) {
      await ctx.db.deleteFrom(table).where("invoice_id", "in", invoices).execute();
    }
    for (const table of [
      "deliveries",
      "history",
      "invoices",
      "invoice_counters",
      "templates",
      "clients",
      "logos",
    ] as const) {
      await ctx.db.deleteFrom(table).where("business_id", "=", businessId).execute();
    }
    await forgetCustomer(withBusiness(ctx, businessId));
    await ctx.db.deleteFrom("businesses").where("id", "=", businessId).execute();
    for (const { user_id } of members) await removeFormerUser(ctx, user_id);
    ctx.log.info({ event: "account.purged", businessId });
  });
}

/** A deleted person who belongs to no business any more. */
async function removeFormerUser(ctx: Context, userId: string): Promise<void> {
  const memberships = ctx.db.selectFrom("memberships").select("user_id").where("user_id", "=", userId);
  await ctx.db
    .deleteFrom("users")
    .where("id", "=", userId)
    .where("deleted_at", "is not", null)
    .where("id", "not in", memberships)
    .execute();
}

/** Payloads and messages of dead jobs may name people. */
async function forgetFailures(ctx: Context): Promise<void> {
  await ctx.db
    .updateTable("jobs")
    .set({ payload: "{}", last_error: "" })
    .where("state", "=", "dead")
    .where("finished_at", "<=", new Date(ctx.now.getTime() - FAILURES_KEPT).toISOString())
    .execute();
}
