import type { UserContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";

/** Documents on which somebody else than this person has written last. */
export function unansweredDocuments(ctx: UserContext): Promise<number> {
  const own = ctx.db.selectFrom("comments").where("comments.business_id", "=", ctx.businessId);
  const last = own
    .select(({ fn }) => fn.max("comments.id").as("id"))
    .groupBy(["comments.invoice_id", "comments.offer_id", "comments.expense_id"]);
  const byOthers = own.where(({ eb, or }) =>
    or([eb("comments.user_id", "<>", ctx.user.id), eb("comments.user_id", "is", null)]),
  );
  return countOf(byOthers.where("comments.id", "in", last));
}
