import type { BusinessContext } from "#app/platform/context.server.ts";

/** Null once it is gone. A client who asks is no user. */
export async function readCommentJson(ctx: BusinessContext, id: string) {
  const row = await ctx.db
    .selectFrom("comments")
    .leftJoin("users", "users.id", "comments.user_id")
    .leftJoin("questions", "questions.comment_id", "comments.id")
    .select(["comments.id", "text", "user_id", "asker_name", "first_name", "last_name"])
    .select(["invoice_id", "offer_id", "expense_id", "questions.id as question_id", "comments.created_at"])
    .where("comments.business_id", "=", ctx.businessId)
    .where("comments.id", "=", id)
    .executeTakeFirst();
  return (
    row && {
      id,
      questionId: row.question_id,
      text: row.text,
      by: {
        userId: row.user_id,
        name: row.asker_name || [row.first_name, row.last_name].filter(Boolean).join(" "),
      },
      invoiceId: row.invoice_id,
      offerId: row.offer_id,
      expenseId: row.expense_id,
      createdAt: row.created_at,
    }
  );
}
