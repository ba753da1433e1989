import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { notMeToken } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import { roleWords } from "#app/features/running/history/change-sentence.ts";
import { hashToken, newToken } from "#app/platform/auth/tokens.server.ts";
import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { type EmailContent, emailPage } from "#app/platform/mail/email-page.ts";
import { formatDay, zurichDay } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { businessName } from "./business-name.server.ts";
import { pendingInvitations } from "./people.server.ts";

/** The link exists in this e-mail only; each attempt voids the one of the attempt before. */
export async function sendInvitationEmail(
  ctx: Context,
  { invitationId = "", language = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const row = await pendingInvitations(ctx)
    .innerJoin("businesses", "businesses.id", "invitations.business_id")
    .innerJoin("users", "users.id", "invitations.invited_by")
    .select(["invitations.business_id", "invitations.email", "first_name", "last_name", "expires_at"])
    .select(["role", "rights", "invitations.language"])
    .where("invitations.id", "=", invitationId)
    .where("sealed_until", "is", null)
    .executeTakeFirst();
  if (!row) return;
  const known = await findRecipient(ctx, row.email);
  const chosen = [row.language, language].find(isLocale) ?? "en";
  const locale = known?.language ?? chosen;
  const t = translator(locale);
  const token = newToken();
  await ctx.db
    .updateTable("invitations")
    .set({ token_hash: hashToken(token) })
    .where("id", "=", invitationId)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute();
  const facts = {
    person: `${row.first_name} ${row.last_name}`.trim(),
    business: (await businessName(ctx, row.business_id)) ?? "",
    role: roleWords(t, row.role, row.rights),
    day: formatDay(zurichDay(new Date(row.expires_at)), locale),
  };
  const greeting = known ? t("emails:greeting", { name: known.name }) : t("emails:seat_invitation.greeting");
  const link = ctx.platform.env.appUrl + paths.invitation(token, locale);
  const content = seatEmail(t, { name: "seat_invitation", facts, greeting, link });
  const own = withBusiness(ctx, row.business_id);
  await sendBusinessEmail(own, { id: jobId, to: row.email, ...content });
}

export async function sendEndedEmail(
  ctx: Context,
  { businessId = "", userId = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const business = await businessName(ctx, businessId);
  const person = await findRecipient(ctx, userId);
  if (business === null || !person) return;
  const { t, name } = person;
  const content = seatEmail(t, {
    name: "seat_ended",
    facts: { business },
    greeting: t("emails:greeting", { name }),
  });
  await sendBusinessEmail(withBusiness(ctx, businessId), { id: jobId, to: person.email, ...content });
}

const PAGE_OF: Record<string, string> = {
  seat_offered: paths.takeOver,
  seat_taken_over: paths.apiKeys,
  seat_offer_accepted: paths.people,
};

/** Writes to each side of a handover, and to everybody else with a seat, who find it on the page of their own. */
export async function sendHandoverEmail(
  ctx: Context,
  { email = "", userId = "", byId = "", businessId = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const business = await businessName(ctx, businessId);
  const recipient = await findRecipient(ctx, userId);
  const by = await findRecipient(ctx, byId);
  if (business === null || !recipient || !by) return;
  const { t, name } = recipient;
  const undo = email === "seat_offer_accepted" ? await undoOfOffer(ctx, { businessId, userId }) : null;
  const content = seatEmail(t, {
    name: email,
    facts: { person: by.name, business },
    greeting: t("emails:greeting", { name }),
    link: ctx.platform.env.appUrl + (undo ?? PAGE_OF[email] ?? paths.seats),
    ...(undo ? { action: t("emails:not_me.action") } : {}),
  });
  await sendBusinessEmail(withBusiness(ctx, businessId), { id: jobId, to: recipient.email, ...content });
}

/** For whoever may have lost the sign-in meanwhile. Null for those who did not offer the business. */
async function undoOfOffer(
  ctx: Context,
  { businessId, userId }: { businessId: string; userId: string },
): Promise<string | null> {
  const offer = await ctx.db
    .selectFrom("security_events")
    .select("id")
    .where("business_id", "=", businessId)
    .where("user_id", "=", userId)
    .where("kind", "=", "ownership_offered")
    .where("used_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return offer ? paths.notMe(notMeToken(ctx.platform, offer.id)) : null;
}

interface SeatEmail {
  action?: string;
  name: string;
  facts: Record<string, string>;
  greeting: string;
  link?: string;
}

function seatEmail(t: Translate, { name, facts, greeting, link, action }: SeatEmail): EmailContent {
  return emailPage(t, {
    subject: t([`emails:${name}.subject`], facts),
    paragraphs: [greeting, ...t([`emails:${name}.text`], facts).split("\n")],
    ...(link ? { action: { label: action ?? t([`emails:${name}.action`]), href: link } } : {}),
    after: [t([`emails:${name}.after`], facts)],
  });
}
