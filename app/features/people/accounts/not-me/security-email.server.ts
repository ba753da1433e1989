import type { Context } from "#app/platform/context.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { securityEmail } from "#app/features/people/accounts/email/account-email.ts";
import { findRecipient } from "#app/features/people/accounts/email/email-recipient.server.ts";
import { paths } from "#app/paths.ts";
import { notMeToken } from "./security-events.server.ts";
import type { SecurityKind } from "./security-kinds.ts";

/** The handler of the job that tells of such a change; those queued by earlier releases have no link. */
export function sendSecurityEmail(kind: SecurityKind) {
  return async (ctx: Context, payload: Record<string, string>, jobId: string): Promise<void> => {
    const {
      userId = "",
      event,
      at,
      apiKeys = "none",
      passkeysRemoved = "0",
      providersRemoved = "0",
      ...facts
    } = payload;
    const user = await findRecipient(ctx, userId);
    const to = payload.to ?? payload.oldEmail ?? user?.email;
    if (!user || !to) return;
    const count = Number(passkeysRemoved);
    const said = { ...facts, time: at ? formatInstant(at, user.language) : "" };
    const content = securityEmail(user.t, kind, {
      facts: { email: user.email, ...said, name: user.name },
      more: [
        ...(at ? [user.t(facts.device ? "emails:when.on" : "emails:when.at", said)] : []),
        ...(apiKeys === "none" ? [] : [user.t([`emails:password_changed.keys_${apiKeys}`])]),
        ...(providersRemoved === "0" ? [] : [user.t("emails:password_changed.provider")]),
        ...(count > 0 ? [user.t("emails:password_changed.passkeys", { count })] : []),
      ],
      link: event && ctx.platform.env.appUrl + paths.notMe(notMeToken(ctx.platform, event)),
    });
    await ctx.platform.mailer.send({ id: jobId, to, ...content });
  };
}
