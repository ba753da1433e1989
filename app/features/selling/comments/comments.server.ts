import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { type Commented, commentedPlace } from "./commented.ts";
import { commentLimits } from "./limits.ts";
import { queueCommentNotices } from "./notice.server.ts";

export interface Comment {
  id: string;
  time: string;
  userName: string;
  /** Of the client who asks; empty for what the people of the business say. */
  askerEmail: string;
  text: string;
}

const MOST_COMMENTS = 200;

export async function listComments(ctx: UserContext, on: Commented): Promise<Comment[]> {
  const { column, id } = commentedPlace(on);
  const rows = await ctx.db
    .selectFrom("comments")
    .leftJoin("users", "users.id", "comments.user_id")
    .select(["comments.id", "comments.created_at", "text", "first_name", "last_name"])
    .select(["asker_name", "asker_email"])
    .where("business_id", "=", ctx.businessId)
    .where(column, "=", id)
    .orderBy("comments.id")
    .limit(MOST_COMMENTS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    time: formatInstant(row.created_at, ctx.locale),
    userName: row.asker_name || [row.first_name, row.last_name].filter(Boolean).join(" "),
    askerEmail: row.asker_email,
    text: row.text,
  }));
}

/** As a document shows them: null for whom they do not concern, and while there is nobody to talk to. */
export async function shownComments(ctx: UserContext, on: Commented): Promise<Comment[] | null> {
  if (!rightsOf(ctx.role).includes("comment")) return null;
  const rows = await listComments(ctx, on);
  if (rows.length > 0) return rows;
  const other = await ctx.db
    .selectFrom("memberships")
    .select("user_id")
    .where("business_id", "=", ctx.businessId)
    .where("user_id", "<>", ctx.user.id)
    .where("role", "<>", "writer")
    .limit(1)
    .executeTakeFirst();
  return other ? rows : null;
}

/** @throws AppError `comment.too_many` once a document has as many as are shown, `request.too_many` */
export async function addComment(ctx: UserContext, on: Commented, text: string): Promise<void> {
  await countAttempt(ctx, commentLimits.commentUser, ctx.user.id);
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await insertComment(ctx, on, { user_id: ctx.user.id, text });
    await queueCommentNotices(ctx, on);
  });
}

/** Under the lock of the business. @returns its id @throws AppError `comment.too_many` */
export async function insertComment(
  ctx: BusinessContext,
  on: Commented,
  written: { user_id: string | null; text: string; asker_name?: string; asker_email?: string },
): Promise<string> {
  const { column, id: document } = commentedPlace(on);
  const own = ctx.db.selectFrom("comments").where("business_id", "=", ctx.businessId);
  if ((await countOf(own.where(column, "=", document))) >= MOST_COMMENTS)
    throw new AppError("comment.too_many");
  const id = ctx.newId();
  await ctx.db
    .insertInto("comments")
    .values({
      id,
      business_id: ctx.businessId,
      invoice_id: "invoiceId" in on ? on.invoiceId : null,
      offer_id: "offerId" in on ? on.offerId : null,
      ...written,
      created_at: ctx.now.toISOString(),
    })
    .execute();
  return id;
}
