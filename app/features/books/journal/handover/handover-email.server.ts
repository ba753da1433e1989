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
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { emailPage } from "#app/platform/mail/email-page.ts";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { readHandover, type Handover } from "./handovers.server.ts";

/** Call it in the transaction of the hand-over: for the owner and each seat of an accountant. */
export async function queueHandoverEmails(ctx: UserContext, { id }: Handover): Promise<void> {
  const readers = await seatsIn(ctx).where("memberships.role", "in", ["owner", "accountant"]).execute();
  for (const { user_id: userId } of readers)
    await enqueueJob(ctx, {
      name: "journal.handover_email",
      payload: { businessId: ctx.businessId, userId, handoverId: id },
      key: `journal.handover:${id}:${userId}`,
    });
}

export async function sendJournalHandover(
  ctx: Context,
  { businessId = "", userId = "", handoverId = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const own = withBusiness(ctx, businessId);
  const seat = await seatsIn(own).where("memberships.user_id", "=", userId).executeTakeFirst();
  const recipient = await findRecipient(ctx, userId);
  const business = await businessName(ctx, businessId);
  if (!seat || !rightsOf(roleOf(seat)).includes("books") || !recipient || business === null) return;
  const handover = await stillThere(own, handoverId);
  if (!handover) return;
  const { t, name, language } = recipient;
  const facts = {
    business,
    person: handover.createdBy,
    day: formatDay(handover.to, language),
    first: handover.firstSequence,
    last: handover.lastSequence,
    sha256: handover.sha256,
  };
  const content = emailPage(t, {
    subject: t("emails:journal_handed_over.subject", facts),
    paragraphs: [
      t("emails:greeting", { name }),
      t("emails:journal_handed_over.text", facts),
      t("emails:journal_handed_over.proof", facts),
    ],
    action: {
      label: t("emails:journal_handed_over.action"),
      href: ctx.platform.env.appUrl + paths.handovers(),
    },
    after: [t("emails:journal_handed_over.after")],
  });
  await sendBusinessEmail(own, { id: jobId, to: recipient.email, ...content });
}

async function stillThere(ctx: BusinessContext, id: string): Promise<Handover | null> {
  try {
    return await readHandover(ctx, id);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function seatsIn(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("memberships")
    .select(["memberships.user_id", "memberships.role", "memberships.paused_at"])
    .where("memberships.business_id", "=", ctx.businessId);
}
