import type { Selectable } from "kysely";
import { lockSeatsIn } from "#app/features/people/accounts/lock-seats.server.ts";
import { accountLimits } from "#app/features/people/accounts/limits.ts";
import { endOtherAccess } from "#app/features/people/accounts/sign-in/end-other-access.server.ts";
import { queueResetEmail } from "#app/features/people/accounts/sign-in/queue-reset-email.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { lockAccess } from "#app/platform/auth/access-version.server.ts";
import { revokeAllPrograms } from "#app/platform/auth/api-key.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import type { SecurityEventsTable } from "#app/platform/database/schema/accounts.ts";
import { AppError } from "#app/platform/errors.ts";
import { type BusinessKind, isBusinessKind, isSecurityKind, type SecurityKind } from "./security-kinds.ts";
import { requireLines } from "./require-lines.server.ts";
import { undoneAt, queueUndoneEmail } from "./undone-changes.server.ts";
import { undoIn } from "./security-events.server.ts";
import { undoAct } from "./undo-act.server.ts";
import { undoChange } from "./undo-change.server.ts";
import { businessUndoSchema, undoRecordSchema } from "./undo-record.schema.ts";

type EventRow = Selectable<SecurityEventsTable>;

export interface Change {
  id: string;
  kind: SecurityKind | BusinessKind;
  at: string;
  facts: Record<string, string>;
  /** Whether the owner may keep it; what concerns the person alone is always undone. */
  isChoice: boolean;
  /** Whether it is undone unless somebody decides otherwise: not what other people of the business did. */
  isSuspect: boolean;
}

export const MOST_LISTED = 200;

type NotMe =
  | { state: "invalid" }
  /** `isOwn`: the person's own account made it, so that its sessions, keys and password end too. */
  | { state: "open" | "done"; at: string; isOwn: boolean; changes: Change[]; undone: Change[] };

/** What a link would undo: its change and all that followed, newest first. */
export async function findNotMe(ctx: Context, token: string): Promise<NotMe> {
  const event = await findEvent(ctx, token);
  if (!event) return { state: "invalid" };
  const events = (await openSince(ctx, event, MOST_LISTED)).filter(
    // A link that is spent tells nothing of later changes: somebody else may have read the e-mail.
    ({ created_at }) => event.used_at === null || created_at <= event.used_at,
  );
  return {
    state: event.used_at ? "done" : "open",
    at: event.used_at ?? event.created_at,
    isOwn: isOwn(event),
    changes: changesOf(event.user_id, events, event.id),
    undone: event.used_at ? changesOf(event.user_id, await undoneAt(ctx, event.user_id, event.used_at)) : [],
  };
}

interface UndoChoice {
  keep?: readonly string[];
  undo?: readonly string[];
}

/**
 * Undoes the change and all that followed. Where the person's own account made it, that also ends sessions, keys,
 * applications and links, voids the password, and sends a link to set a new one to the address that then holds.
 * Repeated, it does nothing.
 * @throws AppError `account.not_me_invalid` after 30 days or without the account, `account.line_unknown`,
 * `account.email_taken` when somebody has the former address, `request.too_many`
 */
export async function undoChanges(ctx: Context, token: string, choice: UndoChoice = {}): Promise<void> {
  await countAttempt(ctx, accountLimits.linkClient, ctx.clientNetwork);
  await orTaken(ctx, () => undoSince(ctx, () => findEvent(ctx, token), choice));
}

/**
 * For support: as if the owner had followed the link of the first change since then.
 * @throws AppError `account.not_me_invalid` where nothing is left to undo, `account.email_taken`
 */
export async function undoAsSupport(ctx: Context, userId: string, since: Date): Promise<void> {
  const first = () =>
    ctx.db
      .selectFrom("security_events")
      .selectAll()
      .where("user_id", "=", userId)
      .where("created_at", ">=", since.toISOString())
      .where("used_at", "is", null)
      .where("expires_at", ">", ctx.now.toISOString())
      .orderBy("id")
      .executeTakeFirst();
  await orTaken(ctx, () => undoSince(ctx, first, {}));
}

async function orTaken(ctx: Context, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!ctx.platform.database.dialect.isUniqueViolation(error)) throw error;
    throw new AppError("account.email_taken");
  }
}

async function undoSince(
  outer: Context,
  find: () => Promise<EventRow | undefined>,
  choice: UndoChoice,
): Promise<void> {
  const found = await find();
  if (!found) throw new AppError("account.not_me_invalid");
  await outer.transaction(async (ctx) => {
    await lockSeatsIn(ctx, await businessesOf(ctx, found));
    if ((await lockAccess(ctx, found.user_id)) === null) throw new AppError("account.not_me_invalid");
    // Anew: two links, or one pressed twice, wait for each other at the locks.
    const event = await eventById(ctx, found.id);
    if (!event) throw new AppError("account.not_me_invalid");
    if (event.used_at) return;
    await undoAll(ctx, event, choice);
  });
}

async function undoAll(ctx: Context, event: EventRow, { keep = [], undo = [] }: UndoChoice): Promise<void> {
  const userId = event.user_id;
  const events = await openSince(ctx, event);
  await requireListed(ctx, event, events, [...keep, ...undo]);
  const suspects = suspectsAmong(userId, events);
  const isSuspect = ({ id, actor_id }: EventRow) => id === event.id || suspects.has(actor_id);
  const wanted = events.filter(
    (one) => one.business_id === null || undo.includes(one.id) || (isSuspect(one) && !keep.includes(one.id)),
  );
  for (const one of wanted) if (one.business_id !== null || isOwn(event)) await undoOne(ctx, one);
  if (!isOwn(event)) return queueUndoneEmail(ctx, userId);
  await ctx.db
    .updateTable("users")
    .set({ password_hash: "", updated_at: ctx.now.toISOString() })
    .where("id", "=", userId)
    .execute();
  await endOtherAccess(ctx, userId, null);
  await revokeAllPrograms(ctx, userId);
  const { email } = await ctx.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await queueResetEmail(ctx, email, ctx.now.toISOString());
  ctx.log.warn({ event: "account.changes_undone", userId, kinds: wanted.map(({ kind }) => kind) });
}

async function requireListed(
  ctx: Context,
  { user_id: userId }: EventRow,
  events: readonly EventRow[],
  ids: readonly string[],
): Promise<void> {
  const others = ids.filter((id) => !events.some((event) => event.id === id));
  const rows = ctx.db.selectFrom("security_events").select("id");
  await requireLines(
    rows.where(({ or, eb }) => or([eb("user_id", "=", userId), eb("actor_id", "=", userId)])),
    others,
  );
}

function isOwn({ business_id, actor_id, user_id, kind }: EventRow): boolean {
  return business_id === null || actor_id === user_id || COMING_IN.has(kind);
}

/** Who comes in was asked in by somebody: it was the owner's account, or nothing is wrong. */
const COMING_IN = new Set(["seat_taken", "ownership_taken"]);

/** The first act of somebody who came in, with the invitations that still stand. */
async function firstOf(ctx: Context, event: EventRow): Promise<string> {
  if (!COMING_IN.has(event.kind)) return event.id;
  const invitation = await ctx.db
    .selectFrom("security_events")
    .select("id")
    .where("business_id", "=", event.business_id)
    .where("user_id", "=", event.user_id)
    .where("kind", "=", "invitation_made")
    .where("used_at", "is", null)
    .where("id", "<", event.id)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return invitation?.id ?? event.id;
}

/** Where something else has been put there since, the owner decides. What has ended already is undone. */
const STAYS_OPEN = new Set(["role_changed", "ownership_taken", "account_changed", "provider_changed"]);

/** Under the locks of its business and its person. @returns false where things are no longer as the change left them */
export async function undoOne(ctx: Context, event: EventRow): Promise<boolean> {
  const isUndone = await putBack(ctx, event);
  if (!isUndone && STAYS_OPEN.has(event.kind)) return false;
  await ctx.db
    .updateTable("security_events")
    .set({ used_at: ctx.now.toISOString(), undo: "", held_email: null })
    .where("id", "=", event.id)
    .execute();
  return isUndone;
}

async function putBack(ctx: Context, event: EventRow): Promise<boolean> {
  const { user_id: userId, business_id: businessId, kind } = event;
  if (businessId === null) {
    const undo = undoIn(undoRecordSchema, ctx, event);
    if (undo) await undoChange(ctx, userId, undo);
    else ctx.log.error({ event: "account.undo_unreadable", userId, kind });
    return undo !== null;
  }
  const undo = undoIn(businessUndoSchema, ctx, event);
  if (!undo) ctx.log.error({ event: "account.undo_unreadable", userId, kind });
  const own = withBusiness(ctx, businessId);
  if (!undo || !(await undoAct(own, undo))) return false;
  const data = { ...fromJson(textRecord, event.facts), change: kind };
  await recordHistory(own, { invoiceId: null, event: "security.undone", data });
  return true;
}

async function businessesOf(ctx: Context, event: EventRow): Promise<string[]> {
  const events = await openSince(ctx, event);
  const owned = await ctx.db
    .selectFrom("memberships")
    .select("business_id")
    .where("user_id", "=", event.user_id)
    .where("role", "=", "owner")
    .execute();
  return [...events, ...owned].flatMap(({ business_id }) => business_id ?? []);
}

async function findEvent(ctx: Context, token: string): Promise<EventRow | undefined> {
  return ctx.db
    .selectFrom("security_events")
    .innerJoin("users", "users.id", "security_events.user_id")
    .selectAll("security_events")
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", ctx.now.toISOString())
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

function eventById(ctx: Context, id: string): Promise<EventRow | undefined> {
  return ctx.db.selectFrom("security_events").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The changes of the person and of the businesses that were theirs, also after somebody took one over; newest first.
 * Ids rise with time, also within one millisecond.
 */
async function openSince(ctx: Context, event: EventRow, most = 10_000): Promise<EventRow[]> {
  const { user_id } = event;
  const id = await firstOf(ctx, event);
  const since = ctx.db
    .selectFrom("security_events")
    .where("id", ">=", id)
    .where("used_at", "is", null)
    .orderBy("id", "desc")
    .limit(most);
  const own = await since
    .selectAll()
    .where(({ eb, or }) => or([eb("user_id", "=", user_id), eb("actor_id", "=", user_id)]))
    .execute();
  const lost = own.flatMap(({ kind, business_id }) =>
    kind === "ownership_taken" && business_id ? [business_id] : [],
  );
  if (lost.length === 0) return own;
  const there = await since.selectAll().where("business_id", "in", lost).execute();
  const all = new Map([...own, ...there].map((event) => [event.id, event]));
  return [...all.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, most);
}

export function changesOf(userId: string, events: readonly EventRow[], of = ""): Change[] {
  const suspects = suspectsAmong(userId, events);
  return events.flatMap(({ id, kind, created_at: at, facts, business_id, actor_id }) =>
    isSecurityKind(kind) || isBusinessKind(kind)
      ? [
          {
            id,
            kind,
            at,
            facts: fromJson(textRecord, facts),
            isChoice: business_id !== null,
            isSuspect: business_id === null || id === of || suspects.has(actor_id),
          },
        ]
      : [],
  );
}

/** The person's own account, and whoever came in since. */
function suspectsAmong(userId: string, events: readonly EventRow[]): Set<string> {
  const came = events.filter(({ kind }) => COMING_IN.has(kind));
  return new Set([userId, ...came.map(({ actor_id }) => actor_id)]);
}
