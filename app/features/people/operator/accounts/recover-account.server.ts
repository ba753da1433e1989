import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { endOtherAccess } from "#app/features/people/accounts/sign-in/end-other-access.server.ts";
import { queueResetEmail } from "#app/features/people/accounts/sign-in/queue-reset-email.server.ts";
import { removeWaysIn } from "#app/features/people/accounts/not-me/remove-ways-in.server.ts";
import { actOnAccount, refuseOnOperator } from "#app/features/people/operator/acts/act-on-account.server.ts";
import type { ActOrder } from "#app/features/people/operator/acts/act.ts";
import { accountEmail } from "#app/features/people/accounts/email/account-email.ts";
import type { BusinessContext, Context } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";

const WAIT_MS = 7 * 24 * 60 * 60 * 1000;

/** Begun that long ago at most. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

type Recovery = { state: "begun"; until: string } | { state: "waits"; until: string } | { state: "done" };

/**
 * For who has lost address, password and devices, in two steps a week apart: the first tells every address that the
 * account knows; whoever signs in meanwhile ends it, as an account that somebody can open is not lost. The second gives
 * the account the new address, without password, second step, passkeys, connections and keys, and sends a link there.
 * @throws AppError as `actOnAccount` and `refuseOnOperator`, `account.email_taken`
 */
export async function recoverAccount(
  ctx: Context,
  accountId: string,
  { newEmail, ...order }: ActOrder & { newEmail: string },
): Promise<Recovery> {
  let recovery: Recovery = { state: "done" };
  await actOnAccount(ctx, accountId, order, async (ctx, account) => {
    refuseOnOperator(ctx, account, order);
    if (await findRecipient(ctx, newEmail)) throw new AppError("account.email_taken");
    const begunAt = await beginningOf(ctx, account.userId, newEmail);
    const until = new Date((begunAt ?? ctx.now).getTime() + WAIT_MS);
    if (begunAt === null) {
      await tellAll(ctx, account.userId, { newEmail, until: until.toISOString() });
      recovery = { state: "begun", until: until.toISOString() };
      return { act: "recovery_begun", data: { newEmail } };
    }
    if (until > ctx.now) {
      recovery = { state: "waits", until: until.toISOString() };
      return null;
    }
    await giveAway(ctx, account.userId, newEmail);
    return { act: "recovered", data: { newEmail } };
  });
  return recovery;
}

/** Null where it has not begun, is over, or the person has signed in since. */
async function beginningOf(ctx: BusinessContext, userId: string, newEmail: string): Promise<Date | null> {
  const act = await ctx.db
    .selectFrom("operator_acts")
    .select(["data", "created_at"])
    .where("business_id", "=", ctx.businessId)
    .where("act", "in", ["recovery_begun", "recovered"])
    .where("created_at", ">", new Date(ctx.now.getTime() - LIFETIME_MS).toISOString())
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!act || fromJson(textRecord, act.data).newEmail !== newEmail) return null;
  const session = await ctx.db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("last_seen_at", ">", act.created_at)
    .limit(1)
    .executeTakeFirst();
  return session ? null : new Date(act.created_at);
}

/** The person, addresses that they left lately, and everybody with a seat. */
async function tellAll(
  ctx: BusinessContext,
  userId: string,
  facts: { newEmail: string; until: string },
): Promise<void> {
  const seats = await ctx.db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("email")
    .where("business_id", "=", ctx.businessId)
    .where("deleted_at", "is", null)
    .execute();
  const left = await ctx.db
    .selectFrom("security_events")
    .select("held_email as email")
    .where("user_id", "=", userId)
    .where("held_email", "is not", null)
    .execute();
  for (const to of new Set([...seats, ...left].flatMap(({ email }) => email ?? [])))
    await enqueueJob(ctx, { name: "operator.recovery_email", payload: { ...facts, to, userId } });
}

async function giveAway(ctx: BusinessContext, userId: string, email: string): Promise<void> {
  const at = ctx.now.toISOString();
  await ctx.db
    .updateTable("users")
    .set({ email, email_verified_at: at, password_hash: "", updated_at: at })
    .where("id", "=", userId)
    .execute();
  await removeWaysIn(ctx, userId);
  await endOtherAccess(ctx, userId, null);
  await queueResetEmail(ctx, email);
}

export async function sendRecoveryEmail(
  ctx: Context,
  { to = "", userId = "", newEmail = "", until = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const person = await findRecipient(ctx, userId);
  const reader = (await findRecipient(ctx, to)) ?? person;
  if (!person || !reader) return;
  const facts = { email: person.email, newEmail, time: formatInstant(until, reader.language) };
  const content = accountEmail(reader.t, "operator_recovery_begun", { name: reader.name, ...facts });
  await ctx.platform.mailer.send({ id: jobId, to, ...content });
}
