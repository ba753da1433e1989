import { setTimeout } from "node:timers/promises";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import type { ReplicaState } from "#app/platform/database/replica/replica.ts";
import { recordWait } from "#app/platform/database/statement-span.server.ts";
import type { Env } from "./env.server.ts";
import type { AppError } from "./errors.ts";
import { makeWritableFolder } from "#app/platform/files/folders.server.ts";
import { createLogger, type Logger } from "#app/platform/observability/log.server.ts";
import { countingMailer } from "#app/platform/mail/counting-mailer.server.ts";
import { createMailer } from "#app/platform/mail/mailer.server.ts";
import type { Mailer } from "#app/platform/mail/email.ts";
import { createMetrics, type Metrics } from "#app/platform/observability/metrics.server.ts";
import { traceFields } from "#app/platform/observability/tracing/spans.server.ts";
import type { Tracing } from "#app/platform/observability/tracing/tracing.server.ts";
import { stateFigures } from "#app/platform/observability/state-figures.server.ts";
import { sessionSecret } from "#app/platform/auth/secrets.server.ts";
import type { Product } from "./product.ts";
import type { DocumentStore } from "#app/platform/storage/document-store.ts";
import { openS3Store } from "#app/platform/storage/s3-store.server.ts";
import { parseStorageUrl, type StorageAddress } from "#app/platform/storage/storage-url.ts";
import { KeptParts } from "#app/platform/http/pages/kept-parts.server.ts";
import { createStripe } from "./stripe.server.ts";
import { addStatutoryRates } from "#app/swiss/vat/statutory-rates.ts";
import type Stripe from "stripe";

/** Opened once a process: no module keeps a connection of its own. */
export interface Platform {
  env: Env;
  product: Product;
  database: Database;
  log: Logger;
  mailer: Mailer;
  /** Null where documents stay in the database. */
  storage: DocumentStore | null;
  stripe: Stripe | null;
  secret: string;
  /** Kept parts of pages; those of answers are apart, as a program that reads a whole account would push them out. */
  parts: KeptParts;
  answers: KeptParts;
  metrics: Metrics | null;
  tracing: Tracing | null;
  now: () => Date;
  pause: (ms: number) => Promise<void>;
  /** The worker need not wait for its next look. */
  jobQueued: () => void;
  /** Jobs that may take long end soon then. */
  isStopping: () => boolean;
}

export function openPlatform(env: Env, product: Product, overrides: Partial<Platform> = {}): Platform {
  addStatutoryRates(env.VAT_RATES);
  const log = overrides.log ?? createLogger(env.NODE_ENV === "test" ? "silent" : "info");
  const onSlow = (sql: string, ms: number) => {
    log.warn({ event: "query.slow", sql, ms, ...traceFields() });
    metrics?.slowQuery();
  };
  const onFault = (error: AppError) =>
    log[error.code === "server.busy" ? "warn" : "error"]({ event: "database.unavailable", err: error });
  if (!overrides.database && needsFolder(env)) makeWritableFolder(env.dataDir, "DATA_DIR");
  const onQuery = (ms: number) => metrics?.query(ms / 1000);
  const onWait = (ms: number) => {
    metrics?.databaseWait(ms / 1000);
    recordWait(ms);
  };
  const onReplica = ({ kind, reason }: ReplicaState) =>
    log[kind === "follows" ? "info" : "warn"]({ event: "database.replica", state: kind, reason });
  const pools = { poolSize: env.DATABASE_POOL, replicaUrl: env.DATABASE_REPLICA_URL };
  const settings = { onSlow, onFault, onQuery, onWait, onReplica, ...pools };
  const database = overrides.database ?? openDatabase(env.databaseUrl, settings);
  const address = parseStorageUrl(env.STORAGE_URL ?? "");
  const metrics = env.METRICS_TOKEN
    ? createMetrics(() =>
        stateFigures(database, now(), {
          movesDocuments: address !== null && !address.isReadOnly,
          dataDir: env.dataDir,
        }),
      )
    : null;
  const now = overrides.now ?? (() => new Date());
  return {
    env,
    product,
    database,
    log,
    metrics,
    tracing: overrides.tracing ?? null,
    now,
    pause: overrides.pause ?? ((ms) => setTimeout(ms)),
    mailer: countingMailer(overrides.mailer ?? createMailer(env), metrics),
    storage: overrides.storage ?? createStore(address, metrics),
    stripe: overrides.stripe ?? createStripe(env),
    secret: overrides.secret ?? sessionSecret(env),
    parts: overrides.parts ?? new KeptParts(),
    answers: overrides.answers ?? new KeptParts(),
    jobQueued: overrides.jobQueued ?? (() => {}),
    isStopping: overrides.isStopping ?? (() => false),
  };
}

function createStore(address: StorageAddress | null, metrics: Metrics | null): DocumentStore | null {
  return (
    address && openS3Store(address, { observe: (...operation) => metrics?.storeOperation(...operation) })
  );
}

function needsFolder({ DATABASE_URL, SESSION_SECRET, SMTP_URL }: Env): boolean {
  return !DATABASE_URL || !SESSION_SECRET || !SMTP_URL;
}
