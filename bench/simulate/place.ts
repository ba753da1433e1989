import { startBehindPooler } from "../../tests/support/databases/behind-pooler.ts";
import type { Standby } from "../../tests/support/databases/standby.ts";
import { startPostgres } from "../../tests/support/databases/start-postgres.ts";

/** As a careful operator runs it: what is acknowledged is on the disk. A slow replica still finds what it needs. */
const POSTGRES = ["max_connections=200", "shared_buffers=512MB", "jit=off", "wal_keep_size=1GB"];

const NAME = "simulated";

/** Connections of the pooler to Postgres. */
export const POOLED = 8;

/** The databases of one run. */
export interface Place {
  /** Address of the database itself, to measure it. */
  direct: string;
  /** Folder of its server's data. */
  data: string;
  /** How server processes reach it. */
  settings: Record<string, string>;
  replica: (Standby & { database: string }) | null;
  stop(): Promise<void>;
}

/** A Postgres of its own; `isScaled`: behind a pooler in transaction mode, with a replica. */
export async function startPlace(isScaled: boolean): Promise<Place> {
  const postgres = await startPostgres(undefined, POSTGRES);
  const { data } = postgres;
  if (!isScaled) {
    await postgres.createDatabase(NAME);
    const direct = `${postgres.url}/${NAME}`;
    const settings = { DATABASE_URL: direct };
    return { direct, data, settings, replica: null, stop: () => postgres.stop() };
  }
  const { direct, settings, replica, stop } = await startBehindPooler(postgres, NAME, POOLED);
  return {
    direct,
    data,
    settings,
    replica: { ...replica, database: settings.DATABASE_REPLICA_URL },
    stop: () => stop().finally(() => postgres.stop()),
  };
}
