import { forgetKeptForms } from "#app/platform/forms/kept/kept-form.server.ts";
import { forgetEvents, sessionIn } from "#app/features/running/analytics/kept-events.server.ts";
import { queueEndOfCustomer } from "#app/features/running/subscriptions/stripe/end-customer.server.ts";
import { type UserContext, withUser } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { removeRows } from "#app/platform/database/purge-rows.server.ts";
import { removedBy } from "#app/platform/database/schema/lives.ts";
import { lockPerson, lockSeats } from "#app/features/people/accounts/lock-seats.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import { isRole } from "#app/platform/auth/seats/seat.server.ts";
import { closeSandbox, listSandboxes } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { confirmPassword } from "#app/features/people/accounts/sign-in/confirm-password.server.ts";
import { queueDeletionEmail } from "./deletion-email.server.ts";
import { type Sealed, sealBusiness } from "./seal-business.server.ts";

/**
 * Personal data is removed. Of an own business everything can be downloaded for 30 days; then only issued invoices stay
 * sealed, as the law requires (revDSG Art. 6; OR 958f). Of businesses of others, the person loses the seats.
 * @throws AppError `account.password_wrong`, `request.too_many`, `seat.others_left`; `session.required` when already
 * deleted
 */
export async function deleteAccount(
  ctx: UserContext,
  { password }: { password: string; confirmed: true },
): Promise<void> {
  await confirmPassword(ctx, password);
  for (;;) {
    const expected = await seatsOf(ctx);
    if (await deleteWithin(ctx, expected)) return;
  }
}

interface OwnSeat {
  businessId: string;
  role: Role;
}

/** @param expected businesses, which are locked before the person @returns false where there is a seat in another */
function deleteWithin(ctx: UserContext, expected: OwnSeat[]): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const within = ({ businessId, role }: OwnSeat) =>
      withUser(ctx, { ...ctx, businessId, role, clock: undefined });
    // Creating an invoice or a client locks the same row: it comes before this, or is refused after it.
    for (const seat of expected) await lockSeats(within(seat));
    const { origin, verifiedAt: _, ...person } = await lockPerson(ctx);
    const seats = await seatsOf(ctx);
    const locked = expected.map(({ businessId }) => businessId);
    if (seats.some(({ businessId }) => !locked.includes(businessId))) return false;
    const owned = seats.filter(({ role }) => role === "owner").map(within);
    for (const own of owned) await queueDeletionEmail(own, person, await closeBusiness(own));
    if (owned.length === 0) await queueDeletionEmail(ctx, person, null);
    for (const seat of seats.filter(({ role }) => role !== "owner")) await leave(within(seat));
    await forgetEvents(ctx, sessionIn(origin));
    await anonymiseUser(ctx);
    await removePersonalRows(ctx);
    ctx.log.info({ event: "account.deleted", userId: ctx.user.id });
    return true;
  });
}

async function seatsOf(ctx: UserContext): Promise<OwnSeat[]> {
  const rows = await ctx.db
    .selectFrom("memberships")
    .select(["business_id as businessId", "role"])
    .where("user_id", "=", ctx.user.id)
    .orderBy("business_id")
    .execute();
  return rows.flatMap(({ businessId, role }) => (isRole(role) ? [{ businessId, role }] : []));
}

async function leave(ctx: UserContext): Promise<void> {
  for (const [table, column] of [
    ["memberships", "user_id"],
    ["handovers", "to_user_id"],
  ] as const)
    await ctx.db
      .deleteFrom(table)
      .where("business_id", "=", ctx.businessId)
      .where(column, "=", ctx.user.id)
      .execute();
  await recordHistory(ctx, { invoiceId: null, event: "seat.left", data: { role: ctx.role ?? "" } });
}

/** @throws AppError `seat.others_left` */
async function closeBusiness(ctx: UserContext): Promise<Sealed> {
  const other = await ctx.db
    .selectFrom("memberships")
    .select("user_id")
    .where("business_id", "=", ctx.businessId)
    .where("user_id", "<>", ctx.user.id)
    .executeTakeFirst();
  if (other) throw new AppError("seat.others_left");
  for (const { id } of await listSandboxes(ctx)) await closeSandbox(ctx, id);
  const sealed = await sealBusiness(ctx);
  for (const table of removedBy("business_id"))
    await removeRows(ctx, table, { column: "business_id", value: ctx.businessId });
  await queueEndOfCustomer(ctx);
  return sealed;
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

async function removePersonalRows({ user, ...ctx }: UserContext): Promise<void> {
  for (const table of removedBy("user_id"))
    await removeRows(ctx, table, { column: "user_id", value: user.id });
  await forgetKeptForms(ctx, user.id);
}
