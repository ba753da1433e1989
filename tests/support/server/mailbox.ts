import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import type { Email } from "#app/platform/mail/email.ts";
import type { TestPlatform } from "../platform.ts";

/** Runs the background jobs and takes the e-mails they sent out of the mailbox. */
export async function newEmails(platform: TestPlatform): Promise<Email[]> {
  await runDueJobs(platform, handlers);
  return platform.mailbox.splice(0);
}

/** The token of the link in an e-mail. */
export function tokenIn(email: Email | undefined): string {
  const token = /[?&]token=([\w-]+)/.exec(email?.text ?? "")?.[1];
  if (!token) throw new Error("the e-mail has no link with a token");
  return token;
}
