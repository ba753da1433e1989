import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/platform/db.server.ts";
import { migrate } from "#db/migrate.ts";
import { startPostgres } from "./start-postgres.ts";

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
  const server = await startPostgres();
  await server.createDatabase("template_rappen");
  const template = openDatabase(`${server.url}/template_rappen`);
  await migrate(template);
  await template.db.destroy();
  project.provide("postgresUrl", server.url);
  return () => server.stop();
}
