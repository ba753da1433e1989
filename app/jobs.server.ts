import { sendDeletionEmail } from "#app/features/accounts/closing/deletion-email.server.ts";
import { purgeAccounts } from "#app/features/accounts/closing/purge.server.ts";
import { sendChangeEmail, sendEmailChangedEmail } from "#app/features/accounts/email/change-email.server.ts";
import { sendPasswordChangedEmail } from "#app/features/accounts/sign-in/change-password.server.ts";
import { sendNewSignInEmail } from "#app/features/accounts/sign-in/new-sign-in.server.ts";
import { sendResetEmail } from "#app/features/accounts/sign-in/password-reset.server.ts";
import { sendVerificationEmail } from "#app/features/accounts/email/verification.server.ts";
import { purgeEvents } from "#app/features/analytics/kept-events.server.ts";
import { sendContactEmail } from "#app/features/contact/send-message.server.ts";
import { deliverInvoice } from "#app/features/invoices/sending/deliver-invoice.server.ts";
import { checkOverdue } from "#app/features/invoices/status/overdue-check.server.ts";
import { endCustomer } from "#app/features/subscriptions/stripe/end-customer.server.ts";
import { healSubscriptions } from "#app/features/subscriptions/stripe/heal-subscriptions.server.ts";
import { webhookDelivery } from "#app/features/webhooks/deliver-webhook.server.ts";
import { purgeWebhooks } from "#app/features/webhooks/purge-webhooks.server.ts";
import { sendSwitchedOffEmail } from "#app/features/webhooks/switch-off.server.ts";
import type { JobHandler } from "#app/platform/jobs/jobs.server.ts";
import { purgeFiles } from "#app/platform/files/purge-files.server.ts";
import type { Schedules } from "#app/platform/jobs/schedule.server.ts";

/** Every background job, one line each to the use case that does it. */
export const handlers: Record<string, JobHandler> = {
  "account.deletion_email": sendDeletionEmail,
  "account.purge": purgeAccounts,
  "account.verification_email": sendVerificationEmail,
  "account.reset_email": sendResetEmail,
  "account.password_changed_email": sendPasswordChangedEmail,
  "account.change_email_email": sendChangeEmail,
  "account.email_changed_email": sendEmailChangedEmail,
  "account.new_sign_in_email": sendNewSignInEmail,
  "analytics.purge": purgeEvents,
  "contact.email": sendContactEmail,
  "files.purge": purgeFiles,
  "invoice.delivery": deliverInvoice,
  "invoice.overdue_check": checkOverdue,
  "subscription.end_customer": endCustomer,
  "subscription.heal": healSubscriptions,
  "webhook.delivery": webhookDelivery,
  "webhook.purge": purgeWebhooks,
  "webhook.switched_off_email": sendSwitchedOffEmail,
};

/** Those of them that run again and again. */
export const schedules: Schedules = {
  "account.purge": "daily",
  "analytics.purge": "daily",
  "files.purge": "daily",
  "invoice.overdue_check": "daily",
  "subscription.heal": "daily",
  "webhook.purge": "daily",
};

/** Messages of the product itself; somebody sits and waits for some of them. */
const accountEmails = [
  "account.deletion_email",
  "account.verification_email",
  "account.reset_email",
  "account.password_changed_email",
  "account.change_email_email",
  "account.email_changed_email",
  "account.new_sign_in_email",
  "contact.email",
  "webhook.switched_off_email",
];

/**
 * What waits for mail servers and for programs of other people has workers of its own, so that a password reset waits neither
 * behind a hundred invoices nor for a receiver that does not answer. `isRepeated`: a stop does not wait for these, as what was
 * broken off is done again.
 */
export const lanes: { only: string[]; atOnce: number; isRepeated?: boolean }[] = [
  { only: accountEmails, atOnce: 2 },
  { only: ["invoice.delivery"], atOnce: 3 },
  { only: ["webhook.delivery"], atOnce: 2, isRepeated: true },
];
