import { handlers } from "#app/jobs.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { TEST_NOW } from "./test-now.ts";

/**
 * A process of its own that runs the jobs that are due, in the database and with the mail server that its environment
 * names.
 */
const platform = openPlatform(readEnv(), product, { now: () => TEST_NOW });
await runDueJobs(platform, handlers);
platform.mailer.close();
await platform.database.db.destroy();
