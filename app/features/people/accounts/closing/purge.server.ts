import {
  forgetCustomer,
  isStillCustomer,
} from "#app/features/running/subscriptions/stripe/end-customer.server.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { purgeRows, removeRows } from "#app/platform/database/purge-rows.server.ts";
import { purgeRateLimits } from "#app/platform/auth/rate-limit.server.ts";
import { downloadableBy, removedBy, sealedBy } from "#app/platform/database/schema/lives.ts";
import { forgetRest, removeInvoices } from "./seal-business.server.ts";

/** The operator can see the payload of a dead job for so long. */
const FAILURES_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const OURS = [
  "api_keys",
  "archive_links",
  "email_tokens",
  "spent_challenges",
  "security_events",
  "sessions",
  "invitations",
  "handovers",
  "pending_account_changes",
  "idempotency_keys",
  "oauth_tokens",
  "oauth_codes",
  "oauth_connections",
  "oauth_clients",
  "imports",
  "tasks",
  "bank_csv_files",
  "kept_uploads",
  "expense_receipts",
  "kept_forms",
  "backups",
  "jobs",
] as const;

export async function purgeAccounts(ctx: Context): Promise<void> {
  const over = await ctx.db
    .selectFrom("businesses")
    .select("id")
    .where("sealed_until", "<", ctx.today)
    .execute();
  for (const { id } of over) {
    if (!(await isStillCustomer(withBusiness(ctx, id)))) await removeBusiness(ctx, id);
  }
  for (const { id } of await overDownloads(ctx)) await forgetRest(withBusiness(ctx, id));
  for (const table of OURS) await purgeRows(ctx, table);
  await purgeRateLimits(ctx);
  await forgetFailures(ctx);
  await forgetCounts(ctx);
}

function overDownloads(ctx: Context): Promise<{ id: string }[]> {
  const { now } = ctx;
  return ctx.db.selectFrom("businesses").select("id").where("data_until", "<=", now.toISOString()).execute();
}

/** One that was closed; the daily purge removes what is left after an interruption. */
export async function removeSandbox(ctx: Context, { sandboxId = "" }: Record<string, string>): Promise<void> {
  const closed = await ctx.db
    .selectFrom("businesses")
    .select("id")
    .where("id", "=", sandboxId)
    .where("sandbox_of", "is not", null)
    .where("sealed_until", "is not", null)
    .executeTakeFirst();
  if (closed) await removeBusiness(ctx, closed.id);
}

/** Removes in steps of one transaction each: after an interruption the next purge continues. */
async function removeBusiness(ctx: Context, businessId: string): Promise<void> {
  await removeInvoices(withBusiness(ctx, businessId), "all");
  const own = { column: "business_id", value: businessId };
  for (const table of ["history", ...removedBy("business_id"), ...downloadableBy()] as const)
    await removeRows(ctx, table, own);
  await ctx.transaction(async (ctx) => {
    const members = await ctx.db
      .selectFrom("memberships")
      .select("user_id")
      .where("business_id", "=", businessId)
      .execute();
    for (const table of sealedBy("business_id").toReversed())
      await ctx.db.deleteFrom(table).where("business_id", "=", businessId).execute();
    await forgetCustomer(withBusiness(ctx, businessId));
    await ctx.db.deleteFrom("businesses").where("id", "=", businessId).execute();
    for (const { user_id } of members) await removeFormerUser(ctx, user_id);
    ctx.log.info({ event: "account.purged", businessId });
  });
}

/** Whatever is removed of a business still counts as its change, to its very end. */
async function forgetCounts(ctx: Context): Promise<void> {
  const known = ctx.db.selectFrom("businesses").select("id");
  await ctx.db
    .deleteFrom("business_changes")
    .where("business_id", "!=", "")
    .where("business_id", "not in", known)
    .execute();
}

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
    .where("finished_at", "<=", new Date(ctx.now.getTime() - FAILURES_KEPT_MS).toISOString())
    .execute();
}
