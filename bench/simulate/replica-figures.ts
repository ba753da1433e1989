import { sql } from "kysely";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { type RunningServer, sumOfMetric } from "../servers.ts";
import { clientConnections, NAMED, watch } from "./database-figures.ts";
import { postgresSeconds } from "./machine.ts";
import type { Place } from "./place.ts";

/** What the pooler and the replica of a run did. */
export interface ReplicaFigures {
  /** Reads that may lag, by who answered them. */
  byReplica: number;
  byDatabase: number;
  /** Each time it was looked while something was being replayed. */
  lagMs: number[];
  mostBytesBehind: number;
  connections: number;
  /** Processor time of the replica. */
  seconds: number;
}

/** Null without a replica. Watches it until `end`. */
export function watchReplica(
  { db }: Database,
  { replica }: Place,
  servers: RunningServer[],
): { end(): Promise<ReplicaFigures> } | null {
  if (!replica) return null;
  const itself = openDatabase(`${replica.database}?${NAMED}`);
  const secondsBefore = postgresSeconds(replica.data);
  const lagMs: number[] = [];
  let [mostBytesBehind, connections] = [0, 0];
  const watching = watch(async () => {
    const { rows } = await sql<{ ms: number | null; bytes: number }>`
      select (extract(epoch from replay_lag) * 1000)::float8 as ms,
        pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 as bytes
      from pg_stat_replication`.execute(db);
    for (const { ms, bytes } of rows) {
      if (ms !== null) lagMs.push(ms);
      mostBytesBehind = Math.max(mostBytesBehind, bytes);
    }
    connections = Math.max(connections, await clientConnections(itself));
  });
  return {
    end: async () => {
      await watching.end();
      await itself.db.destroy();
      const [byReplica, byDatabase] = await Promise.all(
        ["replica", "database"].map((by) =>
          sumOfMetric(servers, `rappen_reads_that_may_lag_total{by="${by}"}`),
        ),
      );
      const seconds = postgresSeconds(replica.data) - secondsBefore;
      return {
        byReplica: byReplica!,
        byDatabase: byDatabase!,
        lagMs,
        mostBytesBehind,
        connections,
        seconds,
      };
    },
  };
}
