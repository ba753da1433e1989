import { findSandboxOf } from "#app/platform/auth/api-key.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";

/** The sandbox of a business that is not a sandbox itself. */
export function findSandbox({ db, businessId }: BusinessContext): Promise<string | null> {
  return findSandboxOf(db, businessId);
}

/**
 * A business of its own with the profile as it is now: nothing done in it touches the real one. Call it with the
 * business locked.
 */
export async function requireSandbox(ctx: BusinessContext): Promise<void> {
  if (await findSandbox(ctx)) return;
  const profile = await ctx.db
    .selectFrom("businesses")
    .selectAll()
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const now = ctx.now.toISOString();
  const sandbox = { ...profile, ...FRESH, id: ctx.newId(), created_at: now, updated_at: now };
  await ctx.db
    .insertInto("businesses")
    .values({ ...sandbox, usage_month: ctx.month, sandbox_of: ctx.businessId })
    .execute();
  await copyLogo(ctx, { to: sandbox.id, design: profile.design });
  ctx.log.info({ event: "sandbox.created", businessId: ctx.businessId });
}

/** The one of the design; earlier ones belong to earlier invoices. */
async function copyLogo(ctx: BusinessContext, { to, design }: { to: string; design: string }): Promise<void> {
  const own = ctx.db.selectFrom("logos").where("business_id", "=", ctx.businessId);
  const shown = (await own.select("sha256").execute()).find(({ sha256 }) => design.includes(sha256));
  if (!shown) return;
  const logo = await own.selectAll().where("sha256", "=", shown.sha256).executeTakeFirstOrThrow();
  await ctx.db
    .insertInto("logos")
    .values({ ...logo, business_id: to })
    .execute();
}

/** The plan stays that of the real business. */
const FRESH = {
  plan: "free",
  billing_period: null,
  invoices_generated: 0,
  edits_used: 0,
  first_day_skipped: 1,
};

/** Removes the sandbox with all it holds, with the business locked. Test keys that are left go on with a fresh one. */
export async function closeSandbox(ctx: BusinessContext): Promise<void> {
  const sandboxId = await findSandbox(ctx);
  if (!sandboxId) return;
  await ctx.db
    .updateTable("businesses")
    .set({ sealed_until: ctx.today, updated_at: ctx.now.toISOString() })
    .where("id", "=", sandboxId)
    .execute();
  await enqueueJob(ctx, { name: "account.remove_sandbox", payload: { sandboxId } });
}
