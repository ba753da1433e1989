import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import { businessName } from "#app/features/people/seats/business-name.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { roleOf } from "#app/platform/auth/seats/seat.server.ts";
import {
  type BusinessContext,
  type Context,
  type UserContext,
  withBusiness,
} from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";
import { type Commented, commentedIn, commentedPath, commentedPlace } from "./commented.ts";

/** ms; comments on a document within one such window are told together, at its end. */
const WINDOW = 10 * 60_000;

/** ms; a comment that began in a window may be written a little after it. */
const MARGIN = 60_000;

/**
 * In the transaction of the comment: for the owner and whoever has commented before, but its writer.
 * @param told who gets an e-mail of its own about it
 */
export async function queueCommentNotices(
  ctx: UserContext,
  on: Commented,
  told: readonly string[],
): Promise<void> {
  const { column, id } = commentedPlace(on);
  const start = Math.floor(ctx.now.getTime() / WINDOW) * WINDOW;
  const [from, until] = [start, start + WINDOW].map((ms) => new Date(ms).toISOString()) as [string, string];
  const readers = await readersIn(ctx)
    .where("memberships.user_id", "not in", [ctx.user.id, ...told])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("memberships.role", "=", "owner"),
        exists(
          selectFrom("comments")
            .select("comments.id")
            .whereRef("comments.user_id", "=", "memberships.user_id")
            .where("comments.business_id", "=", ctx.businessId)
            .where(column, "=", id),
        ),
      ]),
    )
    .execute();
  for (const { user_id: userId } of readers)
    await enqueueJob(ctx, {
      name: "comment.notice_email",
      payload: { businessId: ctx.businessId, userId, ...on, from, until },
      key: `comment.notice:${id}:${userId}:${from}`,
      runAt: new Date(start + WINDOW + MARGIN),
    });
}

export async function sendCommentNotice(
  ctx: Context,
  {
    businessId = "",
    userId = "",
    invoiceId = "",
    offerId = "",
    expenseId = "",
    from = "",
    until = "",
  }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const own = withBusiness(ctx, businessId);
  const on = commentedIn({ invoiceId, offerId, expenseId });
  const seat = await readersIn(own).where("memberships.user_id", "=", userId).executeTakeFirst();
  const recipient = await findRecipient(ctx, userId);
  const business = await businessName(ctx, businessId);
  if (!seat || !rightsOf(roleOf(seat)).includes("comment") || !recipient || business === null) return;
  const comments = await commentsUntil(own, on, until);
  const ownLast = comments.findLastIndex((comment) => comment.user_id === userId);
  const unread = comments.slice(ownLast + 1).filter(({ created_at }) => created_at >= from);
  const last = unread.at(-1);
  if (!last) return;
  const { t, name } = recipient;
  const facts = {
    count: unread.length,
    number: last.number ?? "",
    business,
    person: last.asker_name || [last.first_name, last.last_name].filter(Boolean).join(" "),
  };
  const content = emailPage(t, {
    subject: t("emails:comment.subject", facts),
    paragraphs: [t("emails:greeting", { name }), t("emails:comment.text", facts)],
    action: {
      label: t("emails:comment.action"),
      href: ctx.platform.env.appUrl + commentedPath(on),
    },
    after: [t("emails:comment.after")],
  });
  await sendBusinessEmail(own, { id: jobId, to: recipient.email, ...content });
}

function readersIn(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("memberships")
    .select(["memberships.user_id", "memberships.role", "memberships.paused_at"])
    .where("memberships.business_id", "=", ctx.businessId);
}

/** Comments with the number of their document, the oldest first; none of a document that is gone. */
function commentsUntil(ctx: BusinessContext, on: Commented, until: string) {
  const { column, id } = commentedPlace(on);
  return ctx.db
    .selectFrom("comments")
    .leftJoin("users", "users.id", "comments.user_id")
    .leftJoin("invoices", "invoices.id", "comments.invoice_id")
    .leftJoin("offers", "offers.id", "comments.offer_id")
    .leftJoin("expenses", "expenses.id", "comments.expense_id")
    .select(["comments.user_id", "comments.created_at", "first_name", "last_name", "asker_name"])
    .select(({ fn }) => fn.coalesce("invoices.number", "offers.number", "expenses.supplier").as("number"))
    .where("comments.business_id", "=", ctx.businessId)
    .where(`comments.${column}`, "=", id)
    .where("comments.created_at", "<", until)
    .where("users.deleted_at", "is", null)
    .where("invoices.archived_at", "is", null)
    .orderBy("comments.id")
    .execute();
}
