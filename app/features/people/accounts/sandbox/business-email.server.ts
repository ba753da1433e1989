import type { BusinessContext } from "#app/platform/context.server.ts";
import { PermanentFailure } from "#app/platform/errors.ts";
import type { Email, RefusedAddress } from "#app/platform/mail/email.ts";
import { findSender } from "./real-business.server.ts";

/**
 * Every e-mail that a business causes goes through here, because a sandbox sends none: it answers as if there were no
 * mail server.
 * @throws PermanentFailure while the account is disabled, and what `Mailer.send` throws
 */
export async function sendBusinessEmail(
  ctx: BusinessContext,
  email: Email,
): Promise<{ isOutbox: boolean; refused: RefusedAddress[] }> {
  const { mailer } = ctx.platform;
  const sender = await findSender(ctx);
  if (sender === "disabled") throw new PermanentFailure("the account is disabled");
  if (sender === "real") {
    const refused = (await mailer.send(email)) ?? [];
    return { isOutbox: mailer.isOutbox, refused };
  }
  ctx.log.info({ event: "sandbox.email_not_sent", businessId: ctx.businessId });
  return { isOutbox: true, refused: [] };
}
