import { accountJobs } from "#app/features/people/accounts/jobs.server.ts";
import { analyticsJobs } from "#app/features/running/analytics/jobs.server.ts";
import { batchJobs } from "#app/features/selling/batches/jobs.server.ts";
import { bankFileJobs } from "#app/features/money/bank-files/jobs.server.ts";
import { commentJobs } from "#app/features/selling/comments/jobs.server.ts";
import { contactJobs } from "#app/features/running/contact/jobs.server.ts";
import { exportJobs } from "#app/features/front/exports/jobs.server.ts";
import { importJobs } from "#app/features/front/imports/jobs.server.ts";
import { invoiceJobs } from "#app/features/selling/invoices/jobs.server.ts";
import { journalJobs } from "#app/features/books/journal/handover/jobs.server.ts";
import { offerJobs } from "#app/features/selling/offers/jobs.server.ts";
import { onlinePaymentJobs } from "#app/features/money/online-payments/jobs.server.ts";
import { operatorJobs } from "#app/features/people/operator/jobs.server.ts";
import { requestJobs } from "#app/features/programs/requests/jobs.server.ts";
import { sandboxJobs } from "#app/features/front/sandbox/jobs.server.ts";
import { seatJobs } from "#app/features/people/seats/jobs.server.ts";
import { seriesJobs } from "#app/features/selling/series/jobs.server.ts";
import { reminderJobs } from "#app/features/money/reminders/jobs.server.ts";
import { statementJobs } from "#app/features/money/statements/jobs.server.ts";
import { taxJobs } from "#app/features/taxes/tax/jobs.server.ts";
import { yearJobs } from "#app/features/taxes/year/jobs.server.ts";
import { bookJobs } from "#app/features/taxes/book-writers/jobs.server.ts";
import { subscriptionJobs } from "#app/features/running/subscriptions/jobs.server.ts";
import { feedJobs } from "#app/features/programs/feed/jobs.server.ts";
import { webhookJobs } from "#app/features/programs/webhooks/jobs.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { COLLECT_JOB, collectOrphans } from "#app/platform/storage/collect-orphans.server.ts";
import { moveDocuments } from "#app/platform/storage/move-documents.server.ts";
import { MOVE_JOB } from "#app/platform/storage/queue-move.server.ts";
import { FORGET_RESULTS, forgetResults } from "#app/platform/kept-results/forget-results.server.ts";
import { purgeFiles } from "#app/platform/files/purge-files.server.ts";
import type { JobHandler, Jobs } from "#app/platform/jobs/jobs.server.ts";
import type { Schedules } from "#app/platform/jobs/schedule.server.ts";

const jobs: Jobs = {
  ...accountJobs,
  ...analyticsJobs,
  ...batchJobs,
  ...bankFileJobs,
  ...commentJobs,
  ...contactJobs,
  ...exportJobs,
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
  ...taxJobs,
  ...yearJobs,
  ...webhookJobs,
  ...feedJobs,
  ...requestJobs,
  [FORGET_RESULTS]: { handler: forgetResults, schedule: "hourly" },
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
  { only: namesIn("webhook"), atOnce: 8, isRepeated: true, onePerBusiness: true },
  { only: namesIn("slow-webhook"), atOnce: 4, isRepeated: true, onePerBusiness: true },
  { only: namesIn("document"), atOnce: 1, isRepeated: true },
];

function namesIn(lane: string): string[] {
  return Object.keys(jobs).filter((name) => jobs[name]?.lane === lane);
}
