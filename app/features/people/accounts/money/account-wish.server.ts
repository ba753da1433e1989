import type { Selectable } from "kysely";
import { lockOpenSeatsAs } from "#app/features/people/accounts/lock-seats.server.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { confirmStep } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import type { Confirmation } from "#app/features/people/accounts/passkeys/confirmation.schema.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { PendingAccountChangesTable } from "#app/platform/database/schema/seats.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { requireMoneyRight } from "./money-right.server.ts";
import { type PaymentAccount, shownAccount } from "./payment-account.ts";
import { forgetWish, writeAccount } from "./write-account.server.ts";

const WISH_MS = 7 * 24 * 60 * 60 * 1000;

type WishRow = Selectable<PendingAccountChangesTable>;

interface AccountWish {
  id: string;
  former: string;
  account: string;
  expiresAt: string;
  /** Only whoever wished it can confirm it. */
  isOwn: boolean;
}

export async function findWish(ctx: UserContext): Promise<AccountWish | null> {
  const row = await wishRow(ctx);
  if (!row) return null;
  return {
    id: row.id,
    former: shownAccount(await findBusiness(ctx)),
    account: shownAccount(accountOf(row)),
    expiresAt: row.expires_at,
    isOwn: row.user_id === ctx.user.id,
  };
}

/** Under the lock of the business; in place of what waited before. The owner is told that it waits. */
export async function wishAccount(
  ctx: UserContext,
  before: PaymentAccount,
  { iban, qrIban }: PaymentAccount,
): Promise<void> {
  const wish = ctx.newId();
  await forgetWish(ctx);
  await ctx.db
    .insertInto("pending_account_changes")
    .values({
      id: wish,
      business_id: ctx.businessId,
      user_id: ctx.user.id,
      iban,
      qr_iban: qrIban,
      link_expires_at: null,
      created_at: ctx.now.toISOString(),
      expires_at: new Date(ctx.now.getTime() + WISH_MS).toISOString(),
    })
    .execute();
  const facts = { iban: shownAccount({ iban, qrIban }), former: shownAccount(before) };
  await noticeAct(ctx, { kind: "account_wished", wish }, facts);
}

/** Repeated, it does nothing. */
export async function throwWishAway(ctx: UserContext): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    await requireMoneyRight(ctx);
    await forgetWish(ctx);
  });
}

/**
 * Whoever has a second step proves it here; others by the link that is then sent to their address.
 * @param wishId what was seen
 * @returns the proof of the password while the second step is missing
 * @throws AppError `account.change_gone`, `account.money_right`, and what `confirmStep` throws
 */
export async function confirmWish(
  ctx: UserContext,
  wishId: string,
  confirmation: Confirmation,
): Promise<{ proof: string } | "sent" | "done"> {
  await requireMoneyRight(ctx);
  await ownWish(ctx, wishId);
  const proof = await confirmStep(ctx, `change the account ${wishId}`, confirmation);
  if (proof !== null) return { proof };
  if (confirmation.intent !== "begin") {
    await grantWish(ctx, (ctx) => ownWish(ctx, wishId));
    return "done";
  }
  await countAttempt(ctx, accountLimits.accountLink, ctx.user.id);
  await enqueueJob(ctx, {
    name: "account.account_link_email",
    payload: { wish: wishId, businessId: ctx.businessId },
  });
  return "sent";
}

/**
 * By the link, in a session of whoever wished it.
 * @throws AppError `account.account_link_invalid`, `account.money_right`
 */
export async function confirmWishByLink(ctx: UserContext, token: string): Promise<void> {
  await grantWish(ctx, (ctx) => wishOfLink(ctx, token));
}

export async function findLinkedWish(ctx: UserContext, token: string): Promise<AccountWish> {
  await wishOfLink(ctx, token);
  const wish = await findWish(ctx);
  if (!wish) throw new AppError("account.account_link_invalid");
  return wish;
}

async function grantWish(outer: UserContext, find: (ctx: UserContext) => Promise<WishRow>): Promise<void> {
  await outer.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    await requireMoneyRight(ctx);
    // Under the lock: of two confirmations at once, one finds nothing.
    const wish = await find(ctx);
    const { iban, qrIban } = await findBusiness(ctx);
    await writeAccount(ctx, { iban, qrIban }, accountOf(wish));
  });
}

function accountOf({ iban, qr_iban: qrIban }: WishRow): PaymentAccount {
  return { iban, qrIban };
}

async function ownWish(ctx: UserContext, id: string): Promise<WishRow> {
  const row = await wishRow(ctx);
  if (row?.id !== id || row.user_id !== ctx.user.id) throw new AppError("account.change_gone");
  return row;
}

async function wishOfLink(ctx: UserContext, token: string): Promise<WishRow> {
  const row = await wishRow(ctx);
  const isOpen =
    row !== undefined &&
    row.user_id === ctx.user.id &&
    row.token_hash === hashToken(token) &&
    row.link_expires_at !== null &&
    row.link_expires_at > ctx.now.toISOString();
  if (!isOpen) throw new AppError("account.account_link_invalid");
  return row;
}

function wishRow(ctx: UserContext): Promise<WishRow | undefined> {
  return ctx.db
    .selectFrom("pending_account_changes")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("expires_at", ">", ctx.now.toISOString())
    .executeTakeFirst();
}
