import { lockOpenSeatsAs } from "#app/features/people/accounts/lock-seats.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import { AppError } from "#app/platform/errors.ts";
import { undoOne } from "./not-me.server.ts";
import { type BusinessKind, isBusinessKind, isSecurityKind, type SecurityKind } from "./security-kinds.ts";

export interface SecurityEntry {
  id: string;
  kind: SecurityKind | BusinessKind;
  at: string;
  facts: Record<string, string>;
  isOfBusiness: boolean;
  undoneAt: string | null;
  canUndo: boolean;
}

const MOST_SHOWN = 100;

/** Their undo closes something; what opens a seat or leads money elsewhere is undone by the link of its e-mail. */
const CLOSED_BY_UNDO = new Set<string>([
  ...[
    "invitation_made",
    "seat_taken",
    "ownership_offered",
    "ownership_accepted",
    "webhook_made",
    "webhook_changed",
    "calendar_made",
    "client_page_made",
    "account_wished",
    "account_used",
    "account_before_proof",
  ],
]);

/** Events of the last 30 days, newest first: the person's own, and for the owner those of the open business. */
export async function listSecurityEvents(ctx: UserContext): Promise<SecurityEntry[]> {
  const isOwner = ctx.role === "owner";
  const rows = await ctx.db
    .selectFrom("security_events")
    .select(["id", "kind", "created_at", "facts", "business_id", "used_at"])
    .where(({ eb, and, or }) => {
      const own = and([eb("user_id", "=", ctx.user.id), eb("business_id", "is", null)]);
      return isOwner ? or([own, eb("business_id", "=", ctx.businessId)]) : own;
    })
    .where("expires_at", ">", ctx.now.toISOString())
    .orderBy("id", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return rows.flatMap(({ id, kind, created_at: at, facts, business_id, used_at: undoneAt }) => {
    if (!isSecurityKind(kind) && !isBusinessKind(kind)) return [];
    const isOfBusiness = business_id !== null;
    const canUndo = undoneAt === null && CLOSED_BY_UNDO.has(kind);
    return [{ id, kind, at, facts: fromJson(textRecord, facts), isOfBusiness, undoneAt, canUndo }];
  });
}

/**
 * One change of the business that is open. Repeated, it does nothing.
 * @returns false where things are no longer as the change left them
 * @throws AppError `security_event.not_found`, and as `lockOpenSeatsAs`
 */
export function undoAsOwner(ctx: UserContext, id: string): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    await lockOpenSeatsAs(ctx);
    const event = await ctx.db
      .selectFrom("security_events")
      .selectAll()
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .where("expires_at", ">", ctx.now.toISOString())
      .executeTakeFirst();
    if (!event || ctx.role !== "owner" || !CLOSED_BY_UNDO.has(event.kind))
      throw new AppError("security_event.not_found");
    return event.used_at !== null || undoOne(ctx, event);
  });
}
