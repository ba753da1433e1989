import cluster from "node:cluster";
import type * as prometheus from "prom-client";
import { packageOnUse } from "#app/platform/package-on-use.ts";

export interface Metrics {
  registry: prometheus.Registry;
  request(method: string, status: number, seconds: number): void;
  job(name: string, outcome: "done" | "failed" | "dead"): void;
  slowQuery(): void;
  damagedPdf(): void;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Jobs due and not taken; not a number while the database is away. */
export function createMetrics(waitingJobs: () => Promise<number>): Metrics {
  const { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = promClient();
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  if (cluster.isWorker) answerTheFirstProcess(registry, AggregatorRegistry);
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its answer, by method and class of status",
    labelNames: ["method", "status"],
    buckets: BUCKETS,
    registers,
  });
  const jobs = new Counter({
    name: "jobs_total",
    help: "Background jobs that were run, by name and outcome",
    labelNames: ["job", "outcome"],
    registers,
  });
  const slow = new Counter({
    name: "slow_queries_total",
    help: "Statements that took longer than a fifth of a second",
    registers,
  });
  const damaged = new Counter({
    name: "damaged_pdfs_total",
    help: "Reads of a stored PDF whose bytes did not have their SHA-256",
    registers,
  });
  // Every process sees the same queue: the first figure counts, not the sum.
  new Gauge({
    name: "jobs_waiting",
    help: "Background jobs that are due and not taken yet",
    registers,
    aggregator: "first",
    async collect() {
      this.set(await waitingJobs().catch(() => NaN));
    },
  });
  return {
    registry,
    request: (method, status, seconds) =>
      requests.observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds),
    job: (job, outcome) => jobs.inc({ job, outcome }),
    slowQuery: () => slow.inc(),
    damagedPdf: () => damaged.inc(),
  };
}

function answerTheFirstProcess(
  registry: prometheus.Registry,
  Aggregator: typeof prometheus.AggregatorRegistry,
): void {
  Aggregator.setRegistries([registry]);
  // Creating one starts listening.
  new Aggregator();
}

export function promClient() {
  return packageOnUse<typeof prometheus>("prom-client");
}
