import type { Database } from "#app/platform/database/db.server.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const MEGABYTE = 1_000_000;

export async function checkReplica({ replica }: Database): Promise<Finding> {
  if (!replica) return ok("not set up: the database answers all reads itself");
  const { kind, bytesBehind, reason } = await replica.state();
  if (kind === "away")
    return fail(`does not answer (${reason}); the primary answers its reads. See DATABASE_REPLICA_URL`);
  if (kind === "primary")
    return fail("DATABASE_REPLICA_URL names a server that follows nobody. Name a streaming replica");
  const behind = `${(bytesBehind / MEGABYTE).toFixed(1)} MB behind`;
  if (kind === "follows") return ok(`follows the database, ${behind}`);
  return warn(`${behind} as this is asked; more than 30 seconds behind it answers no reads. Ask again`);
}
