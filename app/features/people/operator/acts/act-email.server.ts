import { accountEmail } from "#app/features/people/accounts/email/account-email.ts";
import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import type { Context } from "#app/platform/context.server.ts";
import { newArchiveLink } from "#app/features/people/accounts/closing/new-archive-link.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay, zurichDay } from "#app/swiss/dates.ts";
import {
  type DeskAccount,
  findDeskAccount,
} from "#app/features/people/operator/accounts/desk-account.server.ts";
import { findAct } from "./acts.server.ts";

const MAILS = {
  disabled: "operator_disabled",
  enabled: "operator_enabled",
  second_step_removed: "operator_second_step_removed",
} as const;

const LINK_MS = 30 * 24 * 60 * 60 * 1000;

/** Tells the account's owner, with the operator's reason. */
export async function sendActEmail(
  ctx: Context,
  { actId = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const act = await findAct(ctx, actId);
  const mail = act && MAILS[act.act as keyof typeof MAILS];
  if (!mail || !act.accountId) return;
  const account = await unlessGone(findDeskAccount(ctx, act.accountId));
  const owner = account && (await findRecipient(ctx, account.userId));
  if (!owner) return;
  const reason = act.reason ? [owner.t("emails:operatorReason", { reason: act.reason })] : [];
  const content = accountEmail(
    owner.t,
    mail,
    { name: owner.name, ...(await linkFor(ctx, account, owner.language)) },
    reason,
  );
  await ctx.platform.mailer.send({ id: jobId, to: owner.email, ...content });
}

/** While it is disabled nobody signs in, and its data can be downloaded by the link alone. */
async function linkFor(
  ctx: Context,
  { id, disabledAt }: DeskAccount,
  language: Locale,
): Promise<{ link?: string; until?: string }> {
  if (!disabledAt) return {};
  const end = new Date(ctx.now.getTime() + LINK_MS);
  const link = await newArchiveLink(ctx, id, end.toISOString());
  return { link, until: formatDay(zurichDay(end), language) };
}
