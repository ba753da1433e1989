import { sendDeletionEmail } from "#app/features/accounts/deletion-email.server.ts";
import { purgeAccounts } from "#app/features/accounts/purge.server.ts";
import { sendVerificationEmail } from "#app/features/accounts/verification.server.ts";
import type { JobHandler } from "#app/platform/jobs.server.ts";
import type { Schedules } from "#app/platform/schedule.server.ts";

/** Every background job, one line each to the use case that does it. */
export const handlers: Record<string, JobHandler> = {
  "account.deletion_email": sendDeletionEmail,
  "account.purge": purgeAccounts,
  "account.verification_email": sendVerificationEmail,
};

/** Those of them that run again and again. */
export const schedules: Schedules = {
  "account.purge": "daily",
};
