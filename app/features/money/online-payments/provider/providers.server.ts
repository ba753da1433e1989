import type { Insertable, Selectable } from "kysely";
import type { FailureReason } from "#app/features/money/online-payments/payment-provider.ts";
import { decrypt, encrypt } from "#app/platform/auth/encryption.server.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { BusinessContext, Context, UserContext } from "#app/platform/context.server.ts";
import type { PaymentProvidersTable } from "#app/platform/database/schema/online-payments.ts";
import type { Provider } from "./provider.ts";

const KEY = "payment provider key";
const SECRET = "payment provider webhook secret";

export async function findProvider(ctx: BusinessContext): Promise<Provider | null> {
  const row = await rowOf(ctx);
  return row ? providerOf(row) : null;
}

/** Null where they cannot be read: there are none, or the platform's own secret has changed. */
export async function findProviderKeys(
  ctx: BusinessContext,
): Promise<{ provider: Provider; key: string | null; secret: string | null } | null> {
  const row = await rowOf(ctx);
  if (!row) return null;
  const open = (purpose: string, sealed: string) =>
    sealed ? decrypt(ctx.platform.secret, purpose, ctx.businessId, sealed) : null;
  return {
    provider: providerOf(row),
    key: open(KEY, row.sealed_key),
    secret: open(SECRET, row.sealed_secret),
  };
}

export async function findBusinessOfAccount(ctx: Context, accountId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom("payment_providers")
    .select("business_id")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.business_id ?? null;
}

/** Whether any business here uses this account, or has begun to connect one. */
export async function isPaidOnline(ctx: Context): Promise<boolean> {
  if (ctx.platform.env.STRIPE_CONNECT_SECRET_KEY) return true;
  const row = await ctx.db.selectFrom("payment_providers").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

type Given = Partial<Pick<Provider, "accountId" | "isTest">> & {
  mode: Provider["mode"];
  state: Provider["state"];
  keys?: { key: string; secret: string };
};

/** Call it in a transaction that holds the business: takes the place of what there was, and the owner is told. */
export async function replaceProvider(ctx: UserContext, given: Given): Promise<void> {
  const { mode, state, keys, accountId = null, isTest = false } = given;
  const seal = (purpose: string, text: string) => encrypt(ctx.platform.secret, purpose, ctx.businessId, text);
  const now = ctx.now.toISOString();
  const row: Insertable<PaymentProvidersTable> = {
    id: ctx.newId(),
    business_id: ctx.businessId,
    provider: "stripe",
    mode,
    state,
    account_id: accountId,
    sealed_key: keys ? seal(KEY, keys.key) : "",
    sealed_secret: keys ? seal(SECRET, keys.secret) : "",
    key_ending: keys?.key.slice(-4) ?? "",
    is_test: isTest ? 1 : 0,
    created_at: now,
    updated_at: now,
  };
  await exchange(ctx, row);
}

/** Call it in a transaction that holds the business. Without one, it does nothing. */
export async function removeProviderRow(ctx: UserContext): Promise<void> {
  if (await rowOf(ctx)) await exchange(ctx, null);
}

async function exchange(ctx: UserContext, row: Insertable<PaymentProvidersTable> | null): Promise<void> {
  const former = await rowOf(ctx);
  await ctx.db.deleteFrom("payment_providers").where("business_id", "=", ctx.businessId).execute();
  if (row) await ctx.db.insertInto("payment_providers").values(row).execute();
  const before = former === undefined ? null : withoutBusiness(former);
  await noticeAct(ctx, { kind: "provider_changed", before, after: row?.id ?? "" }, {});
  await recordHistory(ctx, { invoiceId: null, event: "money.provider_changed" });
}

function withoutBusiness({ business_id: _, ...row }: Selectable<PaymentProvidersTable>) {
  return row;
}

export async function saveProviderState(
  ctx: BusinessContext,
  change: { state?: Provider["state"]; lastError?: FailureReason | "" },
): Promise<void> {
  const { state, lastError } = change;
  await ctx.db
    .updateTable("payment_providers")
    .set({
      ...(state === undefined ? {} : { state }),
      ...(lastError === undefined ? {} : { last_error: lastError }),
      updated_at: ctx.now.toISOString(),
    })
    .where("business_id", "=", ctx.businessId)
    .execute();
}

function rowOf(ctx: BusinessContext): Promise<Selectable<PaymentProvidersTable> | undefined> {
  return ctx.db
    .selectFrom("payment_providers")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirst();
}

function providerOf(row: Selectable<PaymentProvidersTable>): Provider {
  return {
    mode: row.mode,
    state: row.state,
    keyEnding: row.key_ending,
    isTest: row.is_test === 1,
    accountId: row.account_id,
    lastError: row.last_error as Provider["lastError"],
    updatedAt: row.updated_at,
  };
}
