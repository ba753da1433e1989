import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { insertComment } from "./comments.server.ts";
import { type Commented, commentedPlace } from "./commented.ts";
import { commentLimits } from "./limits.ts";
import type { ClientQuestion } from "./question.schema.ts";

/** ms; the same words of the same person within it are one question. */
const ONCE = 60 * 60_000;

/**
 * What a client asks about a document that they may see: a comment on it, and an e-mail to the business. Sent twice,
 * it is one. @throws AppError `request.too_many`, `comment.too_many`
 */
export async function askQuestion(
  ctx: BusinessContext,
  on: Commented,
  { name, email, text }: ClientQuestion,
): Promise<void> {
  const { id: document } = commentedPlace(on);
  await countAttempt(ctx, commentLimits.ask, ctx.clientNetwork);
  await countAttempt(ctx, commentLimits.askAbout, document);
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    if (await wasAsked(ctx, on, { email, text })) return;
    const comment = await insertComment(ctx, on, {
      user_id: null,
      text,
      asker_name: name,
      asker_email: email,
    });
    const place = "invoiceId" in on ? { invoiceId: document } : { invoiceId: null, offerId: document };
    const event = "invoiceId" in on ? "invoice.asked" : "offer.asked";
    await recordHistory(ctx, { ...place, event, data: { client: name } });
    const payload = { businessId: ctx.businessId, comment };
    await enqueueJob(ctx, { name: "comment.question_email", payload, key: `comment.question:${comment}` });
  });
}

async function wasAsked(
  ctx: BusinessContext,
  on: Commented,
  { email, text }: Omit<ClientQuestion, "name">,
): Promise<boolean> {
  const { column, id } = commentedPlace(on);
  const since = new Date(ctx.now.getTime() - ONCE).toISOString();
  const before = await ctx.db
    .selectFrom("comments")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where(column, "=", id)
    .where("asker_email", "=", email)
    .where("text", "=", text)
    .where("created_at", ">=", since)
    .executeTakeFirst();
  return before !== undefined;
}
