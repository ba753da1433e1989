import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/platform/db.server.ts";
import { migrate } from "#db/migrate.ts";
import { embeddedPostgres } from "./embedded-postgres.ts";
import { freePort } from "./free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the server's own database; null when this run leaves Postgres out. */
    postgresUrl: string | null;
  }
}

/** Starts one real Postgres for the whole run, with a migrated template that each test copies. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!(process.env.TEST_DATABASES ?? "sqlite").includes("postgres")) {
    project.provide("postgresUrl", null);
    return undefined;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-postgres-"));
  // The server refuses to run as root and takes an account of its own, which must be able to enter the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const EmbeddedPostgres = await embeddedPostgres(folder);
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, "data"),
    user: "postgres",
    password: "postgres",
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200"],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("template_rappen");
  const base = `postgres://postgres:postgres@127.0.0.1:${port}`;
  const template = openDatabase(`${base}/template_rappen`);
  await migrate(template);
  await template.db.destroy();
  project.provide("postgresUrl", base);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
