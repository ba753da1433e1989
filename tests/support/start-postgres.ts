import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { embeddedPostgres } from "./embedded-postgres.ts";
import { freePort } from "./free-port.ts";

/** A real Postgres for as long as somebody tests. */
export interface RunningPostgres {
  /** Of the server, without the name of a database. */
  url: string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one in a folder of its own, which goes when it is stopped. */
export async function startPostgres(): Promise<RunningPostgres> {
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
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    createDatabase: (name) => server.createDatabase(name),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
