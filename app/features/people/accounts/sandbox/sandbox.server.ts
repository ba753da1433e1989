import { sandboxesOf } from "#app/platform/auth/api-key.server.ts";
import { clockOf } from "#app/platform/clock.server.ts";
import { type BusinessContext, type UserContext, withUser } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { FIRST_SANDBOX } from "./first-sandbox.ts";

const MAX_SANDBOXES = 10;

export interface Sandbox {
  id: string;
  name: string;
  daysAhead: number;
  createdAt: string;
}

/** Of the business itself, never of one of its sandboxes. */
export async function listSandboxes({ db, businessId }: BusinessContext): Promise<Sandbox[]> {
  const rows = await sandboxesOf(db, businessId).execute();
  return rows.map(({ id, name, clock_days, created_at }) => ({
    id,
    name,
    daysAhead: clock_days,
    createdAt: created_at,
  }));
}

/** @throws AppError `sandbox.not_found` */
export async function findSandbox(ctx: BusinessContext, id: string): Promise<Sandbox> {
  const found = isId(id) ? (await listSandboxes(ctx)).find((sandbox) => sandbox.id === id) : undefined;
  if (!found) throw new AppError("sandbox.not_found");
  return found;
}

/** Somebody of the business, in a sandbox of it and on its day. */
export function inSandbox(ctx: UserContext, { id, daysAhead }: Sandbox): UserContext {
  return withUser(ctx, { ...ctx, businessId: id, clock: clockOf(id, daysAhead) });
}

/**
 * The first one is made where it is missing. Call it with the business locked.
 * @throws AppError `input.invalid` at `sandbox`
 */
export async function requireSandbox(ctx: BusinessContext, name: string): Promise<void> {
  if ((await listSandboxes(ctx)).some((sandbox) => sandbox.name === name)) return;
  if (name !== FIRST_SANDBOX) throw invalid([{ field: "sandbox", code: "sandbox.unknown" }]);
  await addSandbox(ctx, name);
}

/**
 * A business of its own with the profile as it is now: nothing done in it touches the real one. Call it with the
 * business locked.
 * @throws AppError `sandbox.too_many`, `input.invalid` at `name`
 */
export async function addSandbox(ctx: BusinessContext, name: string): Promise<Sandbox> {
  const others = await listSandboxes(ctx);
  if (others.some((sandbox) => sandbox.name === name))
    throw invalid([{ field: "name", code: "sandbox.name_taken" }]);
  if (others.length >= MAX_SANDBOXES) throw new AppError("sandbox.too_many");
  const profile = await ctx.db
    .selectFrom("businesses")
    .selectAll()
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const now = ctx.now.toISOString();
  const sandbox = { ...profile, ...FRESH, id: ctx.newId(), created_at: now, updated_at: now };
  await ctx.db
    .insertInto("businesses")
    .values({ ...sandbox, usage_month: ctx.month, sandbox_of: ctx.businessId, sandbox_name: name })
    .execute();
  await copyLogo(ctx, { to: sandbox.id, design: profile.design });
  ctx.log.info({ event: "sandbox.created", businessId: ctx.businessId });
  return { id: sandbox.id, name, daysAhead: 0, createdAt: now };
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

/** Closes a sandbox with all it holds, but for its test keys. Call it with the business locked. */
export async function closeSandbox(ctx: BusinessContext, sandboxId: string): Promise<void> {
  await ctx.db
    .updateTable("businesses")
    .set({ sealed_until: ctx.today, updated_at: ctx.now.toISOString() })
    .where("id", "=", sandboxId)
    .where("sandbox_of", "=", ctx.businessId)
    .execute();
  await enqueueJob(ctx, { name: "account.remove_sandbox", payload: { sandboxId } });
}
