import { sendDeletionEmail } from "#app/features/accounts/closing/deletion-email.server.ts";
import { purgeAccounts, removeSandbox } from "#app/features/accounts/closing/purge.server.ts";
import { sendChangeEmail, sendEmailChangedEmail } from "#app/features/accounts/email/change-email.server.ts";
import { sendVerificationEmail } from "#app/features/accounts/email/verification.server.ts";
import {
  sendPasskeyAddedEmail,
  sendPasskeyCopiedEmail,
  sendPasskeyRemovedEmail,
} from "#app/features/accounts/passkeys/passkey-emails.server.ts";
import { sendPasswordChangedEmail } from "#app/features/accounts/sign-in/change-password.server.ts";
import { sendNewSignInEmail } from "#app/features/accounts/sign-in/new-sign-in.server.ts";
import { sendResetEmail } from "#app/features/accounts/sign-in/password-reset.server.ts";
import { sendSignInLinkEmail } from "#app/features/accounts/sign-in/sign-in-link.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.server.ts";

export const accountJobs: Jobs = {
  "account.deletion_email": { handler: sendDeletionEmail, lane: "email" },
  "account.purge": { handler: purgeAccounts, schedule: "daily" },
  "account.remove_sandbox": { handler: removeSandbox },
  "account.verification_email": { handler: sendVerificationEmail, lane: "email" },
  "account.reset_email": { handler: sendResetEmail, lane: "email" },
  "account.password_changed_email": { handler: sendPasswordChangedEmail, lane: "email" },
  "account.change_email_email": { handler: sendChangeEmail, lane: "email" },
  "account.email_changed_email": { handler: sendEmailChangedEmail, lane: "email" },
  "account.sign_in_link_email": { handler: sendSignInLinkEmail, lane: "email" },
  "account.passkey_added_email": { handler: sendPasskeyAddedEmail, lane: "email" },
  "account.passkey_removed_email": { handler: sendPasskeyRemovedEmail, lane: "email" },
  "account.passkey_copied_email": { handler: sendPasskeyCopiedEmail, lane: "email" },
  "account.new_sign_in_email": { handler: sendNewSignInEmail, lane: "email" },
};
