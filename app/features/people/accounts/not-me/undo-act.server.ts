import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { forgetKnown } from "#app/features/people/accounts/money/known-account-rows.server.ts";
import { forgetWish } from "#app/features/people/accounts/money/write-account.server.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { BusinessUndo } from "./undo-record.schema.ts";

type UndoOf<K extends BusinessUndo["kind"]> = Extract<BusinessUndo, { kind: K }>;

/**
 * Puts back what was before a change in the business, under its lock, newest changes first.
 * @returns false where things are no longer as the change left them: then nothing happens
 */
export async function undoAct(ctx: BusinessContext, undo: BusinessUndo): Promise<boolean> {
  switch (undo.kind) {
    case "invitation_made":
      return withdraw(ctx, undo.invitation);
    case "seat_taken":
      return pauseSeat(ctx, undo.person);
    case "role_changed":
      return putBackRole(ctx, undo);
    case "seat_ended":
      return giveSeatBack(ctx, undo);
    case "ownership_offered":
    case "ownership_accepted":
      return endOffer(ctx, undo.to);
    case "ownership_taken":
      return giveBusinessBack(ctx, undo);
    case "webhook_made":
    case "webhook_changed":
      return switchOffWebhook(ctx, undo.webhook);
    case "calendar_made":
      return endCalendar(ctx, undo.person);
    case "client_page_made":
      return endPage(ctx, undo.page);
    case "account_wished":
      return (await forgetWish(ctx, undo.wish)) > 0;
    case "account_changed":
      return putBackAccount(ctx, undo);
    case "account_before_proof":
      return putBackAccount(ctx, { before: { iban: "", qrIban: "" }, after: undo.account });
    case "account_used":
      return forgetKnown(ctx, [undo.iban]);
    case "provider_changed":
      return putBackProvider(ctx, undo);
    case "money_right_changed":
      return putBackMoneyRight(ctx, undo);
  }
}

/** Also one that was accepted: who took the seat has an entry of their own. */
async function withdraw(ctx: BusinessContext, id: string): Promise<boolean> {
  const withdrawn = await ctx.db
    .updateTable("invitations")
    .set({ token_hash: "", withdrawn_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .returning("id")
    .execute();
  return withdrawn.length > 0;
}

/** Pauses a seat, whose programs open nothing any more either; the owner can open it again or end it. */
async function pauseSeat(ctx: BusinessContext, userId: string): Promise<boolean> {
  const paused = await ctx.db
    .updateTable("memberships")
    .set({ paused_at: ctx.now.toISOString(), paused_by: "undo" })
    .where("business_id", "=", ctx.businessId)
    .where("user_id", "=", userId)
    .where("role", "<>", "owner")
    .returning("user_id")
    .execute();
  if (paused.length === 0) return false;
  await endCalendar(ctx, userId);
  await endOffer(ctx, userId);
  for (const table of ["sessions", "oauth_codes"] as const)
    await ctx.db
      .deleteFrom(table)
      .where("business_id", "=", ctx.businessId)
      .where("user_id", "=", userId)
      .execute();
  return true;
}

async function putBackRole(
  ctx: BusinessContext,
  { person, before, formerRights, after, rights }: UndoOf<"role_changed">,
): Promise<boolean> {
  const changed = await ctx.db
    .updateTable("memberships")
    .set({ role: before, rights: formerRights })
    .where("business_id", "=", ctx.businessId)
    .where("user_id", "=", person)
    .where("role", "=", after)
    .where("rights", "=", rights)
    .returning("user_id")
    .execute();
  return changed.length > 0;
}

async function giveSeatBack(
  ctx: BusinessContext,
  { person, role, rights, createdAt }: UndoOf<"seat_ended">,
): Promise<boolean> {
  const isThere = await ctx.db
    .selectFrom("users")
    .select("id")
    .where("id", "=", person)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!isThere) return false;
  const given = await ctx.db
    .insertInto("memberships")
    .values({ user_id: person, business_id: ctx.businessId, role, rights, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(["user_id", "business_id"]).doNothing())
    .returning("user_id")
    .execute();
  return given.length > 0;
}

async function endOffer(ctx: BusinessContext, to: string): Promise<boolean> {
  const ended = await ctx.db
    .deleteFrom("handovers")
    .where("business_id", "=", ctx.businessId)
    .where("to_user_id", "=", to)
    .returning("id")
    .execute();
  return ended.length > 0;
}

async function giveBusinessBack(
  ctx: BusinessContext,
  { former, heir }: UndoOf<"ownership_taken">,
): Promise<boolean> {
  const taken = await setRole(ctx, heir, { from: "owner", to: "member" });
  if (!taken) return false;
  await ctx.db.deleteFrom("handovers").where("business_id", "=", ctx.businessId).execute();
  await giveSeatBack(ctx, {
    kind: "seat_ended",
    person: former,
    role: "member",
    rights: "",
    createdAt: ctx.now.toISOString(),
  });
  await setRole(ctx, former, { from: null, to: "owner" });
  await pauseSeat(ctx, heir);
  return true;
}

async function setRole(
  ctx: BusinessContext,
  userId: string,
  { from, to }: { from: Role | null; to: Role },
): Promise<boolean> {
  let seat = ctx.db
    .updateTable("memberships")
    .set({ role: to, paused_at: null, paused_by: "" })
    .where("business_id", "=", ctx.businessId)
    .where("user_id", "=", userId);
  if (from !== null) seat = seat.where("role", "=", from);
  return (await seat.returning("user_id").execute()).length > 0;
}

async function switchOffWebhook(ctx: BusinessContext, id: string): Promise<boolean> {
  const off = await ctx.db
    .updateTable("webhook_endpoints")
    .set({ is_active: 0, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .where("is_active", "=", 1)
    .returning("id")
    .execute();
  return off.length > 0;
}

/** Ends the calendar with that of all seats. */
async function endCalendar(ctx: BusinessContext, userId: string): Promise<boolean> {
  const ofSeats = await ctx.db
    .deleteFrom("desk_feeds")
    .where("user_id", "=", userId)
    .returning("id")
    .execute();
  const ended = await ctx.db
    .deleteFrom("calendar_feeds")
    .where("business_id", "=", ctx.businessId)
    .where("user_id", "=", userId)
    .returning("id")
    .execute();
  return ended.length + ofSeats.length > 0;
}

async function endPage(ctx: BusinessContext, id: string): Promise<boolean> {
  const ended = await ctx.db
    .deleteFrom("client_pages")
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .returning("id")
    .execute();
  return ended.length > 0;
}

async function putBackAccount(
  ctx: BusinessContext,
  { before, after }: Pick<UndoOf<"account_changed">, "before" | "after">,
): Promise<boolean> {
  await forgetWish(ctx);
  const changed = await ctx.db
    .updateTable("businesses")
    .set({ iban: before.iban, qr_iban: before.qrIban, updated_at: ctx.now.toISOString() })
    .where("id", "=", ctx.businessId)
    .where("iban", "=", after.iban)
    .where("qr_iban", "=", after.qrIban)
    .returning("id")
    .execute();
  willTell(ctx, "profile", ...changed.map(({ id }) => id));
  return changed.length > 0;
}

async function putBackProvider(
  ctx: BusinessContext,
  { before, after }: UndoOf<"provider_changed">,
): Promise<boolean> {
  const current = await ctx.db
    .selectFrom("payment_providers")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirst();
  if ((current?.id ?? "") !== after) return false;
  await ctx.db.deleteFrom("payment_providers").where("business_id", "=", ctx.businessId).execute();
  if (before)
    await ctx.db
      .insertInto("payment_providers")
      .values({ ...before, business_id: ctx.businessId })
      .execute();
  return true;
}

async function putBackMoneyRight(
  ctx: BusinessContext,
  { before, after }: UndoOf<"money_right_changed">,
): Promise<boolean> {
  const changed = await ctx.db
    .updateTable("businesses")
    .set({ members_change_accounts: before ? 1 : 0 })
    .where("id", "=", ctx.businessId)
    .where("members_change_accounts", "=", after ? 1 : 0)
    .returning("id")
    .execute();
  return changed.length > 0;
}
