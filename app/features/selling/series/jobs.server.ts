import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { sendSeriesInvoice } from "#app/features/selling/series/running/send-series-invoice.server.ts";
import { sendSeriesNotice } from "#app/features/selling/series/running/series-notice.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.server.ts";

export const seriesJobs: Jobs = {
  "series.run": { handler: runSeries, schedule: "hourly" },
  "series.send": { handler: sendSeriesInvoice, lane: "invoice" },
  "series.notice_email": { handler: sendSeriesNotice, lane: "email" },
};
