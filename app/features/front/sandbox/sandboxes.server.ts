import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import {
  addSandbox,
  closeSandbox,
  findSandbox,
  listSandboxes,
  type Sandbox,
} from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { insertApiKey, requireRoomForKey } from "#app/features/people/api-keys/api-keys.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { addDays, zurichDay } from "#app/swiss/dates.ts";

/** @throws AppError `sandbox.live_key_required`: a test key stays in its own sandbox */
export function requireLiveKey({ caller }: Pick<UserContext, "caller">): void {
  if (caller?.mode === "test") throw new AppError("sandbox.live_key_required");
}

/**
 * Makes a sandbox, and a test key for it.
 * @throws AppError `plan.pro_required`, `sandbox.too_many`, `api_key.too_many`, `input.invalid` at `name`
 */
export async function createSandbox(
  ctx: UserContext,
  { name }: { name: string },
): Promise<{ sandbox: Sandbox; secret: string }> {
  await requirePro(ctx);
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await requireProvenAddress(ctx);
    await requireRoomForKey(ctx);
    const sandbox = await addSandbox(ctx, name);
    const key = { name, mode: "test" as const, sandbox: name, access: "full", scopes: "", expires_on: null };
    return { sandbox, secret: (await insertApiKey(ctx, key)).secret };
  });
}

/** Its test keys go on with a fresh one, on the true day and with the profile as it is now. */
export async function emptySandbox(ctx: UserContext, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { name } = await findSandbox(ctx, id);
    await closeSandbox(ctx, id);
    await addSandbox(ctx, name);
  });
}

/** Deletes a sandbox with its test keys. @throws AppError `sandbox.not_found` */
export async function deleteSandbox(ctx: UserContext, id: string): Promise<Sandbox> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const sandbox = await findSandbox(ctx, id);
    await closeSandbox(ctx, id);
    const keys = await ctx.db
      .deleteFrom("api_keys")
      .where("business_id", "=", ctx.businessId)
      .where("mode", "=", "test")
      .where("sandbox", "=", sandbox.name)
      .returning("name")
      .execute();
    for (const { name } of keys)
      await recordHistory(ctx, { invoiceId: null, event: "api_key.ended", data: { key: name } });
    return sandbox;
  });
}

export function sandboxJson(ctx: UserContext, { id, name, daysAhead, createdAt }: Sandbox) {
  return { id, name, day: dayOf(ctx, daysAhead), daysAhead, createdAt };
}

export async function sandboxesJson(ctx: UserContext) {
  return { sandboxes: (await listSandboxes(ctx)).map((sandbox) => sandboxJson(ctx, sandbox)) };
}

function dayOf(ctx: UserContext, daysAhead: number): string {
  return addDays(zurichDay(trueNow(ctx)), daysAhead);
}
