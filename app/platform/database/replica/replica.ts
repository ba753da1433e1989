import type { Kysely } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";

export interface Replica {
  /** Null while reads of that business must come from the primary. */
  readerFor(businessId: string, now: Date): Promise<Kysely<Schema> | null>;
  /** These have committed something. Never throws. */
  noteWrites(businessIds: Iterable<string>, now: Date): Promise<void>;
  state(): Promise<ReplicaState>;
}

export interface ReplicaState {
  /** `primary`: it takes writes itself, and follows nobody. */
  kind: "follows" | "lags" | "away" | "primary";
  bytesBehind: number;
  reason: string;
}
