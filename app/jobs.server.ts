import { sendVerificationEmail } from "#app/features/accounts/verification.server.ts";
import type { JobHandler } from "#app/platform/jobs.server.ts";

/** Every background job, one line each to the use case that does it. */
export const handlers: Record<string, JobHandler> = {
  "account.verification_email": sendVerificationEmail,
};
