import { createServer, type Server } from "node:http";
import { handlers, schedules, slowJobs } from "#app/jobs.server.ts";
import { closeInvoicePdfPool } from "#app/features/invoices/pdf/invoice-pdf.server.ts";
import { EnvError, readEnv } from "#app/platform/env.server.ts";
import { missingFacts } from "#app/features/legal/legal-pages.server.ts";
import { type JobWorker, startJobWorker } from "#app/platform/job-worker.server.ts";
import { openPlatform, type Platform } from "#app/platform/platform.server.ts";
import { screens } from "#app/platform/web/screens.server.ts";
import { createWebServer } from "#app/platform/web/web-server.server.ts";
import { announceDemo } from "#db/demo.ts";
import { isMigrated, migrate } from "#db/migrate.ts";

/** How long running requests and the running job may take once we are told to stop (ms). */
const GRACE = 9_000;

/**
 * How long a queued job waits for the answer of the request that queued it (ms): work that only known addresses cause
 * must not show in the time that answer takes.
 */
const WORKER_DELAY = 200;

/** Workers for the slow jobs: as many receivers may keep us waiting before the others have to. */
const SLOW_WORKERS = 2;

// The database, its backups and the outbox are nobody else's business on this machine.
process.umask(0o077);

try {
  await start();
} catch (error) {
  console.error(error instanceof EnvError ? `Cannot start: ${error.message}` : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const platform = openPlatform(readEnv());
  const { env, database } = platform;
  await migrate(database);
  const worker = startJobWorker(platform, handlers, schedules, { except: slowJobs });
  const slow = Array.from({ length: SLOW_WORKERS }, () =>
    startJobWorker(platform, handlers, {}, { only: slowJobs }),
  );
  const wake = () => [worker, ...slow].forEach((worker) => worker.wake());
  platform.jobQueued = () => void setTimeout(wake, WORKER_DELAY).unref();
  const app = createWebServer(platform, { ...(await screens(env)), isMigrated: () => isMigrated(database) });
  const server = createServer(app);
  await listen(server, env.PORT, env.HOST);
  stopOnSignal(platform, server, { worker, slow });
  console.warn(`Rappen is ready at ${env.appUrl}`);
  await announceDemo(platform);
  const missing = missingFacts(env);
  if (missing.length)
    console.warn(`Not set, so that the legal pages leave out what they would say: ${missing.join(", ")}`);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new EnvError(`PORT: ${port} is already in use`) : error),
    );
    server.listen(port, host, resolve);
  });
}

function stopOnSignal(
  platform: Platform,
  server: Server,
  { worker, slow }: { worker: JobWorker; slow: JobWorker[] },
): void {
  const stop = async () => {
    setTimeout(() => process.exit(1), GRACE).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    for (const { stop } of slow) void stop();
    await worker.stop();
    await closed;
    await closeInvoicePdfPool();
    await platform.database.db.destroy();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}
