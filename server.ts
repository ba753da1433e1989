import cluster from "node:cluster";
import { createServer } from "node:http";
import { handlers, lanes, schedulesOn } from "#app/jobs.server.ts";
import { flushRequests } from "#app/features/programs/requests/request-queue.server.ts";
import { closeInvoicePdfPool, waitingPdfs } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { type Env, EnvError, readEnv, SETTINGS } from "#app/platform/env.server.ts";
import { doubtful, nearMisses } from "#app/platform/env-warnings.ts";
import { missingFacts } from "#app/features/front/legal/legal-pages.server.ts";
import { startJobWorker } from "#app/platform/jobs/job-worker.server.ts";
import { createLogger } from "#app/platform/observability/log.server.ts";
import { startTracing } from "#app/platform/observability/tracing/tracing.server.ts";
import { openPlatform, type Platform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { returnMemory } from "#app/platform/return-memory.server.ts";
import {
  openConnections,
  shutDownGracefully,
  type Stopping,
} from "#app/platform/http/server/shut-down-gracefully.server.ts";
import { checkDocumentStore } from "#app/platform/storage/check-document-store.server.ts";
import { listen } from "#app/platform/http/server/listen.server.ts";
import { screens } from "#app/platform/http/server/screens.server.ts";
import { createWebServer } from "#app/platform/http/server/web-server.server.ts";
import { createWorkerServer } from "#app/platform/http/server/worker-server.server.ts";
import { startWorkers } from "#app/platform/http/server/workers.server.ts";
import { announceDemo } from "#db/demo.ts";
import { isMigrated, prepareDatabase } from "#db/migrate.ts";

/** What the scripts that start the product read. */
const OF_SCRIPTS = ["ENV_FILE"];

/** Running requests and jobs may take so long after a stop was requested (ms). */
const GRACE = 9_000;

/** ms; the time of an answer must not show whether work was queued for a known address. */
const WORKER_DELAY = 200;

/** ms for the last spans; a silent collector must not turn an orderly stop into a failed one. */
const FLUSH_WITHIN = 1_500;
const MARGIN = 200;

// Database, backups and outbox are private to this user.
process.umask(0o077);

process.on("uncaughtException", (error) => crash(error));

try {
  const env = readEnv();
  if (cluster.isWorker) await serve(openPlatform(env, product));
  else await start(env);
} catch (error) {
  if (!(error instanceof EnvError)) crash(error);
  console.error(`Cannot start: ${error.message}`);
  process.exit(1);
}

/** One line, so that whatever collects the log sees one event. */
function crash(error: unknown): never {
  createLogger().fatal({ event: "process.crashed", err: error });
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  const platform = openPlatform(env, product);
  await prepareDatabase(env);
  await checkDocumentStore(platform);
  if (env.WEB_CONCURRENCY > 1) await startWorkers(env.WEB_CONCURRENCY, platform.log);
  else await serve(platform);
  console.warn(`Rappen is ready at ${env.appUrl}`);
  await announceDemo(platform);
  for (const line of [...nearMisses(process.env, [...SETTINGS, ...OF_SCRIPTS]), ...doubtful(env)])
    console.warn(line);
  const missing = missingFacts(env);
  if (missing.length)
    console.warn(`Not set, so that the legal pages leave out what they would say: ${missing.join(", ")}`);
}

async function serve(platform: Platform): Promise<void> {
  const { env, database } = platform;
  const stopping: Stopping = { now: false };
  platform.tracing = startTracing(env, platform.log);
  platform.isStopping = () => stopping.now;
  platform.metrics?.gauge("rappen_pdf_queue", "PDFs that wait to be drawn", waitingPdfs);
  const health = { isMigrated: () => isMigrated(database), stopping };
  const server = createServer(
    env.ROLE === "worker"
      ? createWorkerServer(platform, health)
      : createWebServer(platform, { ...(await screens(env)), ...health }),
  );
  const open = openConnections(server);
  returnMemory();
  await listen(server, env.PORT, env.HOST);
  // Only now: if listening fails, the process exits, and a job's thread that is still loading would crash.
  const jobs = env.ROLE === "web" ? null : startJobs(platform);
  const stop = async () => {
    if (stopping.now) return;
    stopping.now = true;
    const until = performance.now() + GRACE;
    setTimeout(() => process.exit(1), GRACE).unref();
    const closed = shutDownGracefully(server, open);
    await jobs?.stop();
    await closed;
    await closeInvoicePdfPool();
    await flushRequests(platform);
    platform.mailer.close();
    platform.storage?.close();
    await database.db.destroy();
    await platform.tracing?.close(Math.min(FLUSH_WITHIN, until - performance.now() - MARGIN));
    process.exit(0);
  };
  // May arrive more than once: a terminal signals every process of the group, and so does the first process.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
}

function startJobs(platform: Platform) {
  const others = lanes.flatMap(({ only }) => only);
  const rest = startJobWorker(platform, handlers, schedulesOn(platform), { except: others });
  const workers = lanes.map((lane) => ({ ...lane, ...startJobWorker(platform, handlers, {}, lane) }));
  const wake = () => [rest, ...workers].forEach((worker) => worker.wake());
  platform.jobQueued = () => void setTimeout(wake, WORKER_DELAY).unref();
  return {
    stop: async () => {
      const stopped = workers.map(async ({ stop, isRepeated }) => (isRepeated ? void stop() : stop()));
      await Promise.all([rest.stop(), ...stopped]);
    },
  };
}
