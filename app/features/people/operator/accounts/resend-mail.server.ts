import { queueVerificationEmail } from "#app/features/people/accounts/email/verification.server.ts";
import { queueResetEmail } from "#app/features/people/accounts/sign-in/queue-reset-email.server.ts";
import { actOnAccount } from "#app/features/people/operator/acts/act-on-account.server.ts";
import type { ActOrder } from "#app/features/people/operator/acts/act.ts";
import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

export const RESENT_MAILS = ["verification", "password"] as const;

type ResentMail = (typeof RESENT_MAILS)[number];

export function findResentMail(name: string | undefined): ResentMail {
  const mail = RESENT_MAILS.find((mail) => mail === name);
  if (!mail) throw new AppError("route.not_found");
  return mail;
}

/** @returns false where the address is confirmed already @throws AppError as `actOnAccount` */
export function resendMail(
  ctx: Context,
  accountId: string,
  { mail, ...order }: ActOrder & { mail: ResentMail },
): Promise<boolean> {
  return actOnAccount(ctx, accountId, order, async (ctx, { email, isVerified }) => {
    if (mail === "verification" && isVerified) return null;
    await (mail === "verification" ? queueVerificationEmail : queueResetEmail)(ctx, email);
    return { act: "mail_resent", data: { mail } };
  });
}
