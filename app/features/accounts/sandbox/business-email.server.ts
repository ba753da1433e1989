import type { BusinessContext } from "#app/platform/context.server.ts";
import { isRealBusiness } from "./real-business.server.ts";
import type { Email } from "#app/platform/mail/email.ts";

/**
 * Every e-mail that a business causes goes through here, because a sandbox sends none: it answers as if there were no
 * mail server.
 * @throws what `Mailer.send` throws
 */
export async function sendBusinessEmail(
  ctx: BusinessContext,
  email: Email,
): Promise<{ isOutbox: boolean; copyRefused: string }> {
  const { mailer } = ctx.platform;
  if (await isRealBusiness(ctx)) {
    const { copyRefused = "" } = (await mailer.send(email)) ?? {};
    return { isOutbox: mailer.isOutbox, copyRefused };
  }
  ctx.log.info({ event: "sandbox.email_not_sent", businessId: ctx.businessId });
  return { isOutbox: true, copyRefused: "" };
}
