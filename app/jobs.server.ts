import { accountJobs } from "#app/features/accounts/jobs.server.ts";
import { analyticsJobs } from "#app/features/analytics/jobs.server.ts";
import { bankFileJobs } from "#app/features/bank-files/jobs.server.ts";
import { commentJobs } from "#app/features/comments/jobs.server.ts";
import { contactJobs } from "#app/features/contact/jobs.server.ts";
import { importJobs } from "#app/features/imports/jobs.server.ts";
import { invoiceJobs } from "#app/features/invoices/jobs.server.ts";
import { journalJobs } from "#app/features/journal/handover/jobs.server.ts";
import { offerJobs } from "#app/features/offers/jobs.server.ts";
import { onlinePaymentJobs } from "#app/features/online-payments/jobs.server.ts";
import { operatorJobs } from "#app/features/operator/jobs.server.ts";
import { sandboxJobs } from "#app/features/sandbox/jobs.server.ts";
import { seatJobs } from "#app/features/seats/jobs.server.ts";
import { seriesJobs } from "#app/features/series/jobs.server.ts";
import { reminderJobs } from "#app/features/reminders/jobs.server.ts";
import { statementJobs } from "#app/features/statements/jobs.server.ts";
import { bookJobs } from "#app/features/book-writers/jobs.server.ts";
import { subscriptionJobs } from "#app/features/subscriptions/jobs.server.ts";
import { webhookJobs } from "#app/features/webhooks/jobs.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { COLLECT_JOB, collectOrphans } from "#app/platform/storage/collect-orphans.server.ts";
import { moveDocuments } from "#app/platform/storage/move-documents.server.ts";
import { MOVE_JOB } from "#app/platform/storage/queue-move.server.ts";
import { purgeFiles } from "#app/platform/files/purge-files.server.ts";
import type { JobHandler, Jobs } from "#app/platform/jobs/jobs.server.ts";
import type { Schedules } from "#app/platform/jobs/schedule.server.ts";

const jobs: Jobs = {
  ...accountJobs,
  ...analyticsJobs,
  ...bankFileJobs,
  ...commentJobs,
  ...contactJobs,
  ...importJobs,
  ...invoiceJobs,
  ...journalJobs,
  ...offerJobs,
  ...onlinePaymentJobs,
  ...operatorJobs,
  ...sandboxJobs,
  ...seatJobs,
  ...seriesJobs,
  ...reminderJobs,
  ...statementJobs,
  ...subscriptionJobs,
  ...bookJobs,
  ...webhookJobs,
  [MOVE_JOB]: { handler: moveDocuments, schedule: "hourly", lane: "document", needsStore: true },
  [COLLECT_JOB]: { handler: collectOrphans, schedule: "daily", lane: "document", needsStore: true },
  "files.purge": { handler: purgeFiles, schedule: "daily" },
};

export const handlers: Record<string, JobHandler> = Object.fromEntries(
  Object.entries(jobs).map(([name, { handler }]) => [name, handler]),
);

export const schedules: Schedules = schedulesOf(() => true);

export function schedulesOn({ storage }: Pick<Platform, "storage">): Schedules {
  return schedulesOf(({ needsStore }) => storage !== null || !needsStore);
}

function schedulesOf(isWanted: (job: Jobs[string]) => boolean): Schedules {
  return Object.fromEntries(
    Object.entries(jobs).flatMap(([name, job]) =>
      job.schedule && isWanted(job) ? [[name, job.schedule]] : [],
    ),
  );
}

/**
 * So that a password reset waits neither behind a hundred invoices nor for a silent receiver. `isRepeated`: a stop does
 * not wait for these jobs.
 */
export const lanes: { only: string[]; atOnce: number; isRepeated?: boolean; onePerBusiness?: boolean }[] = [
  { only: namesIn("email"), atOnce: 2 },
  { only: namesIn("invoice"), atOnce: 3 },
  { only: namesIn("task"), atOnce: 2, onePerBusiness: true },
  { only: namesIn("online-payment"), atOnce: 2 },
  { only: namesIn("webhook"), atOnce: 2, isRepeated: true },
  { only: namesIn("document"), atOnce: 1, isRepeated: true },
];

function namesIn(lane: string): string[] {
  return Object.keys(jobs).filter((name) => jobs[name]?.lane === lane);
}
