import { sendDeletionEmail } from "#app/features/people/accounts/closing/deletion-email.server.ts";
import { purgeAccounts, removeSandbox } from "#app/features/people/accounts/closing/purge.server.ts";
import { sendChangeEmail } from "#app/features/people/accounts/email/change-email.server.ts";
import {
  sendPaymentFailedEmail,
  sendProEndedEmail,
} from "#app/features/people/accounts/email/plan-emails.server.ts";
import { sendVerificationEmail } from "#app/features/people/accounts/email/verification.server.ts";
import { sendAccountLinkEmail } from "#app/features/people/accounts/money/account-link-email.server.ts";
import { sendBusinessChangeEmail } from "#app/features/people/accounts/not-me/business-change-email.server.ts";
import { sendSecurityEmail } from "#app/features/people/accounts/not-me/security-email.server.ts";
import { SECURITY_KINDS } from "#app/features/people/accounts/not-me/security-kinds.ts";
import { sendUndoneEmail } from "#app/features/people/accounts/not-me/undone-changes.server.ts";
import { sendResetEmail } from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { sendSignInLinkEmail } from "#app/features/people/accounts/sign-in/sign-in-link.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.server.ts";

export const accountJobs: Jobs = {
  "account.deletion_email": { handler: sendDeletionEmail, lane: "email" },
  "account.purge": { handler: purgeAccounts, schedule: "daily" },
  "account.remove_sandbox": { handler: removeSandbox },
  "account.verification_email": { handler: sendVerificationEmail, lane: "email" },
  "account.reset_email": { handler: sendResetEmail, lane: "email" },
  "account.change_email_email": { handler: sendChangeEmail, lane: "email" },
  "account.sign_in_link_email": { handler: sendSignInLinkEmail, lane: "email" },
  "subscription.payment_failed_email": { handler: sendPaymentFailedEmail, lane: "email" },
  "subscription.ended_email": { handler: sendProEndedEmail, lane: "email" },
  "account.account_link_email": { handler: sendAccountLinkEmail, lane: "email" },
  "account.undone_email": { handler: sendUndoneEmail, lane: "email" },
  "account.act_email": { handler: sendBusinessChangeEmail, lane: "email" },
  ...securityJobs(),
};

function securityJobs(): Jobs {
  return Object.fromEntries(
    SECURITY_KINDS.map((kind) => [
      `account.${kind}_email`,
      { handler: sendSecurityEmail(kind), lane: "email" },
    ]),
  );
}
