import cluster from "node:cluster";
import type * as prometheus from "prom-client";
import { packageOnUse } from "#app/platform/package-on-use.ts";
import { type StateFigures, stateGauges } from "./state-gauges.server.ts";

interface EndedRequest {
  method: string;
  /** Pattern, such as `/invoice/:id`: never a path as it was asked for. */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  registry: prometheus.Registry;
  /** Counts a request by the pattern of its route, as `EndedRequest` has it. */
  requestBegan(route: string): void;
  requestEnded(request: EndedRequest): void;
  job(name: string, outcome: "done" | "failed" | "dead"): void;
  query(seconds: number): void;
  databaseWait(seconds: number): void;
  slowQuery(): void;
  /** One that a replica may answer (`readsMayLag`). */
  laggingRead(by: (typeof READERS)[number]): void;
  damagedPdf(): void;
  missingPdf(): void;
  storeOperation(
    operation: (typeof STORE_OPERATIONS)[number],
    outcome: "ok" | "missing" | "failed",
    seconds: number,
  ): void;
  mail(outcome: (typeof MAIL_OUTCOMES)[number]): void;
  webhook(outcome: string): void;
  signInRefused(reason: (typeof REFUSAL_REASONS)[number]): void;
  /** Adds a gauge of this process; several processes add theirs up. */
  gauge(name: string, help: string, read: () => number): void;
}

const MAIL_OUTCOMES = ["sent", "outbox", "refused", "deferred", "uncertain"] as const;
const READERS = ["replica", "database"] as const;
const STORE_OPERATIONS = ["put", "get", "remove"] as const;
const REFUSAL_REASONS = ["password", "code", "too_many"] as const;

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** @param state asked for once per scrape; not a number while the database is away */
export function createMetrics(state: () => Promise<StateFigures>): Metrics {
  const { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = promClient();
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  if (cluster.isWorker) answerTheFirstProcess(registry, AggregatorRegistry);
  stateGauges(Gauge, registers, state);
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[], labelNames: string[] = []) =>
    new Histogram({ name, help, buckets, labelNames, registers });

  const requests = histogram(
    "rappen_http_request_duration_seconds",
    "Time from a request to the end of its answer, by method, route and class of status",
    REQUEST_BUCKETS,
    ["method", "route", "status"],
  );
  const inFlight = new Gauge({
    name: "rappen_http_requests_in_flight",
    help: "Requests without an answer, by route",
    registers,
    labelNames: ["route"],
  });
  const queries = histogram("rappen_database_query_duration_seconds", "Time of a statement", QUERY_BUCKETS);
  const waits = histogram(
    "rappen_database_wait_seconds",
    "Time that was waited for a connection, or on SQLite for a turn to write",
    QUERY_BUCKETS,
  );
  const slow = counter("rappen_slow_queries_total", "Statements that took longer than a fifth of a second");
  const lagging = counter(
    "rappen_reads_that_may_lag_total",
    "Reads that a replica may answer, by which server did",
    ["by"],
  );
  const jobs = counter("rappen_jobs_total", "Background jobs that were run, by name and outcome", [
    // Not "job", which Prometheus has for what it scrapes.
    "name",
    "outcome",
  ]);
  const mails = counter("rappen_mails_total", "Attempts to send an e-mail, by outcome", ["outcome"]);
  const webhooks = counter("rappen_webhook_attempts_total", "Attempts to deliver a webhook, by outcome", [
    "outcome",
  ]);
  const refused = counter("rappen_sign_ins_refused_total", "Refused sign-ins, by reason", ["reason"]);
  // From 0 on: a counter that begins at its first 1 has never increased.
  for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0);
  for (const reason of REFUSAL_REASONS) refused.inc({ reason }, 0);
  for (const by of READERS) lagging.inc({ by }, 0);
  const damaged = counter(
    "rappen_damaged_pdfs_total",
    "Reads of a stored PDF whose bytes did not have their SHA-256",
  );
  const missing = counter(
    "rappen_missing_pdfs_total",
    "Reads of a PDF that the document store does not have",
  );
  const operations = histogram(
    "rappen_storage_operation_duration_seconds",
    "Time of an operation on the document store with its repeats, by operation and outcome",
    REQUEST_BUCKETS,
    ["operation", "outcome"],
  );
  for (const operation of STORE_OPERATIONS) operations.zero({ operation, outcome: "failed" });
  return {
    registry,
    requestBegan: (route) => inFlight.inc({ route }),
    requestEnded: ({ method, route, status, seconds }) => {
      inFlight.dec({ route });
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    job: (name, outcome) => jobs.inc({ name, outcome }),
    query: (seconds) => queries.observe(seconds),
    databaseWait: (seconds) => waits.observe(seconds),
    slowQuery: () => slow.inc(),
    laggingRead: (by) => lagging.inc({ by }),
    damagedPdf: () => damaged.inc(),
    missingPdf: () => missing.inc(),
    storeOperation: (operation, outcome, seconds) => operations.observe({ operation, outcome }, seconds),
    mail: (outcome) => mails.inc({ outcome }),
    webhook: (outcome) => webhooks.inc({ outcome }),
    signInRefused: (reason) => refused.inc({ reason }),
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
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
