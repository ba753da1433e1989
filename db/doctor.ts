import { existsSync } from "node:fs";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { type Env, EnvError, readEnv } from "#app/platform/env.server.ts";
import { reasonOf } from "#app/platform/files/folders.server.ts";
import { isLoopbackHost } from "#app/platform/http/loopback.ts";
import { missingFacts } from "#app/features/front/legal/legal-pages.server.ts";
import { checkBooks } from "./doctor/books-check.ts";
import { checkBackups, checkClock, checkSchema } from "./doctor/data-checks.ts";
import { checkOwners } from "./doctor/owners-check.ts";
import { checkReplica } from "./doctor/replica-check.ts";
import { isMigrated } from "./migrate.ts";
import { type Finding, fail, ok, warn } from "./doctor/finding.ts";
import { checkDocuments } from "./doctor/documents-check.ts";
import { checkMail, checkStripe } from "./doctor/outside-checks.ts";
import { checkStorage } from "./doctor/storage-check.ts";

/** A check that takes longer has failed (ms). */
const CHECK_TIMEOUT = 5_000;

type Check = () => Finding | Promise<Finding>;

/** Writes an object that it removes. @returns a line for each check, without secrets, and how many failed */
export async function examine(
  source: Record<string, string | undefined>,
  { now = new Date(), timeoutMs = CHECK_TIMEOUT } = {},
): Promise<{ text: string; failed: number }> {
  const findings = await findingsOf(source, now, timeoutMs);
  const count = (level: Finding["level"]) => findings.filter(([, finding]) => finding.level === level).length;
  const lines = findings.map(([name, { level, text }]) => `${level.padEnd(5)} ${name.padEnd(9)} ${text}`);
  const failed = count("fail");
  return { text: [...lines, `${failed} failed, ${count("warn")} warnings`].join("\n"), failed };
}

type Named = [name: string, finding: Finding];

async function findingsOf(
  source: Record<string, string | undefined>,
  now: Date,
  timeoutMs: number,
): Promise<Named[]> {
  let env: Env;
  try {
    env = readEnv(source);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return [
      ["settings", fail(`${error.message}. Correct it in .env or the environment, then run this again`)],
    ];
  }
  const opened = open(env);
  const data = (check: (database: Database) => Promise<Finding>): Check =>
    "database" in opened ? () => check(opened.database) : () => opened.finding;
  const checks: [string, Check][] = [
    ["settings", () => checkSettings(env)],
    ["database", data((database) => checkSchema(env, database, timeoutMs))],
    ["replica", data(checkReplica)],
    ["mail", () => checkMail(env, timeoutMs)],
    ["Stripe", () => checkStripe(env)],
    ["storage", () => checkStorage(env)],
    ["documents", () => checkDocuments(env, "database" in opened ? opened.database : null)],
    ["clock", data(upToDate((database) => checkClock(env, database, now)))],
    ["backup", data(upToDate((database) => checkBackups(database, now)))],
    ["books", data(upToDate(checkBooks))],
    ["owners", data(upToDate(checkOwners))],
  ];
  const findings = await Promise.all(
    checks.map(async ([name, check]): Promise<Named> => [name, await bounded(check, timeoutMs)]),
  );
  // Not awaited: a server that does not answer does not close either.
  if ("database" in opened) void opened.database.db.destroy();
  return findings;
}

function upToDate(check: (database: Database) => Promise<Finding>) {
  return async (database: Database) =>
    (await isMigrated(database))
      ? check(database)
      : warn("not known until the schema is up to date. Run npm run migrate");
}

function open(env: Env): { database: Database } | { finding: Finding } {
  const file = env.databaseUrl.startsWith("sqlite:") ? env.databaseUrl.slice("sqlite:".length) : null;
  if (file !== null && !existsSync(file))
    return { finding: warn(`${file} does not exist yet. Start the product once, or restore a backup`) };
  try {
    return { database: openDatabase(env.databaseUrl, { replicaUrl: env.DATABASE_REPLICA_URL }) };
  } catch (error) {
    return { finding: fail(`${reasonOf(error)}. Correct DATABASE_URL, or restore a backup`) };
  }
}

function checkSettings(env: Env): Finding {
  const { hostname, protocol } = new URL(env.appUrl);
  const isLocal = isLoopbackHost(hostname);
  if (!isLocal && protocol === "http:")
    return warn(`APP_URL is ${env.appUrl}: without https passwords can be read on the way. Put TLS in front`);
  if (!isLocal && !env.TRUST_PROXY)
    return warn(
      "TRUST_PROXY is off: behind a proxy all visitors share one rate limit. Set TRUST_PROXY=1 if there is one",
    );
  const missing = missingFacts(env);
  if (!isLocal && missing.length) return warn(`the legal pages have gaps. Set ${missing.join(", ")}`);
  return ok(`all settings are valid; people reach this copy at ${env.appUrl}`);
}

async function bounded(check: Check, timeoutMs: number): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    const text = `no answer within ${timeoutMs / 1000} seconds. See that the server runs and can be reached from here`;
    timer = setTimeout(() => resolve(fail(text)), timeoutMs);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return fail(`${reasonOf(error)}. See the setting and the server it names`);
  } finally {
    clearTimeout(timer);
  }
}
