import { type Pooler, startPgbouncer } from "./pgbouncer.ts";
import { type Standby, startStandby } from "./standby.ts";
import type { RunningPostgres } from "./start-postgres.ts";

/** A database of a primary, as many machines reach it: through a pooler, with a replica for reads. */
export interface BehindPooler {
  /** Its address without the pooler. */
  direct: string;
  pooler: Pooler;
  replica: Standby;
  /** What tells a server process of both. */
  settings: { DATABASE_URL: string; DATABASE_REPLICA_URL: string };
  /** The primary goes on. */
  stop(): Promise<void>;
}

/** @param connections of the pooler to the primary */
export async function startBehindPooler(
  primary: RunningPostgres,
  name: string,
  connections: number,
): Promise<BehindPooler> {
  await primary.createDatabase(name);
  const replica = await startStandby(primary);
  const direct = `${primary.url}/${name}`;
  const pooler = await startPgbouncer(direct, connections);
  return {
    direct,
    pooler,
    replica,
    settings: { DATABASE_URL: pooler.url, DATABASE_REPLICA_URL: `${replica.url}/${name}` },
    stop: async () => {
      await pooler.stop();
      await replica.stop();
    },
  };
}
