import { forgetKeptForms } from "#app/platform/forms/kept-form.server.ts";
import { forgetEvents, sessionIn } from "#app/features/analytics/kept-events.server.ts";
import { queueEndOfCustomer } from "#app/features/subscriptions/stripe/end-customer.server.ts";
import { type UserContext, withUser } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { removeRows } from "#app/platform/database/purge-rows.server.ts";
import { removedBy } from "#app/platform/database/schema/lives.ts";
import { lockBusiness } from "#app/features/accounts/business.server.ts";
import { closeSandbox } from "#app/features/accounts/sandbox/sandbox.server.ts";
import { confirmPassword } from "#app/features/accounts/sign-in/confirm-password.server.ts";
import { queueDeletionEmail } from "./deletion-email.server.ts";
import { removeInvoices, sealBusiness } from "./seal-business.server.ts";

/**
 * Personal data is removed; issued invoices stay sealed as the law requires (revDSG Art. 6; OR 958f). Of businesses of
 * others, the person loses the seats.
 * @throws AppError `account.password_wrong`, `request.too_many`, `seat.others_left`; `session.required` when already
 * deleted
 */
export async function deleteAccount(
  ctx: UserContext,
  { password }: { password: string; confirmed: true },
): Promise<void> {
  await confirmPassword(ctx, password);
  await ctx.transaction(async (ctx) => {
    const owned = (await ownedBusinesses(ctx)).map((businessId) =>
      withUser(ctx, { ...ctx, businessId, role: "owner", clock: undefined }),
    );
    // Creating an invoice or a client locks the same row: it comes before this, or is refused after it.
    for (const own of owned) await lockBusiness(own);
    const { origin, ...person } = await findPerson(ctx);
    for (const own of owned) await queueDeletionEmail(own, person, await closeBusiness(own));
    if (owned.length === 0) await queueDeletionEmail(ctx, person, null);
    await forgetEvents(ctx, sessionIn(origin));
    await anonymiseUser(ctx);
    await removePersonalRows(ctx);
    ctx.log.info({ event: "account.deleted", userId: ctx.user.id });
  });
}

async function ownedBusinesses(ctx: UserContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("memberships")
    .select("business_id")
    .where("user_id", "=", ctx.user.id)
    .where("role", "=", "owner")
    .orderBy("business_id")
    .execute();
  return rows.map(({ business_id }) => business_id);
}

/** @returns the last day on which issued invoices are kept @throws AppError `seat.others_left` */
async function closeBusiness(ctx: UserContext): Promise<string | null> {
  const other = await ctx.db
    .selectFrom("memberships")
    .select("user_id")
    .where("business_id", "=", ctx.businessId)
    .where("user_id", "<>", ctx.user.id)
    .executeTakeFirst();
  if (other) throw new AppError("seat.others_left");
  await closeSandbox(ctx);
  await removeInvoices(ctx, "drafts");
  const sealedUntil = await sealBusiness(ctx);
  for (const table of removedBy("business_id"))
    await removeRows(ctx, table, { column: "business_id", value: ctx.businessId });
  await queueEndOfCustomer(ctx);
  return sealedUntil;
}

async function findPerson(ctx: UserContext) {
  const own = ctx.db
    .selectFrom("users")
    .select(["email", "first_name as firstName", "last_name as lastName", "language", "origin"])
    .where("id", "=", ctx.user.id)
    .where("deleted_at", "is", null);
  const person = await ctx.platform.database.dialect.forUpdate(own).executeTakeFirst();
  if (!person) throw new AppError("session.required");
  return person;
}

/** The row stays for the history of kept invoices; its address is freed for a new account. */
async function anonymiseUser(ctx: UserContext): Promise<void> {
  const now = ctx.now.toISOString();
  await ctx.db
    .updateTable("users")
    .set({
      email: `deleted:${ctx.user.id}`,
      password_hash: "",
      first_name: "",
      last_name: "",
      phone: "",
      marketing_opt_in: 0,
      email_verified_at: null,
      origin: "{}",
      totp_secret: null,
      totp_enabled_at: null,
      deleted_at: now,
      updated_at: now,
    })
    .where("id", "=", ctx.user.id)
    .execute();
}

/** The seat in a business of one's own stays with that, which is kept for as long as the law requires. */
async function removePersonalRows({ user, ...ctx }: UserContext): Promise<void> {
  await ctx.db
    .deleteFrom("memberships")
    .where("user_id", "=", user.id)
    .where("role", "<>", "owner")
    .execute();
  for (const table of removedBy("user_id"))
    await removeRows(ctx, table, { column: "user_id", value: user.id });
  await forgetKeptForms(ctx, user.id);
}
