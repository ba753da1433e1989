import { setTimeout as pause } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { LogPositions } from "#app/platform/database/replica/log-positions.ts";
import type { Replica, ReplicaState } from "#app/platform/database/replica/replica.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { AppError } from "#app/platform/errors.ts";
import { outlasting } from "./postgres-pool.server.ts";
import { openPostgres, replicaDialect } from "./postgres.server.ts";

const LOOK_EVERY_MS = 1_000;

/** ms; who asks meanwhile is answered by the primary. */
const LOOK_WITHIN = 250;

const NOTED_WITHIN_MS = 5_000;

/** Older writes have arrived, as a replica that lags more answers nobody (ms). */
const WRITES_MATTER_FOR = 10 * 60_000;

interface ReplicaSettings {
  poolSize: number;
  onReplica?: (state: ReplicaState) => void;
}

const FOLLOWS: ReplicaState = { kind: "follows", bytesBehind: 0, reason: "" };

export class PostgresReplica implements Replica {
  readonly #primary: Kysely<Schema>;
  readonly #db: Kysely<Schema>;
  readonly #own: Kysely<Schema>;
  readonly #positions = new LogPositions();
  readonly #onChange: (state: ReplicaState) => void;
  #state = FOLLOWS;
  #lookedAt = -Infinity;
  #looking: Promise<void> | null = null;

  constructor(url: string, primary: Kysely<Schema>, { poolSize, onReplica = () => {} }: ReplicaSettings) {
    this.#primary = primary;
    this.#onChange = onReplica;
    const onFault = (fault: AppError) => this.#fail(fault);
    this.#db = new Kysely<Schema>({ dialect: replicaDialect(url, { poolSize, primary, onFault }) });
    this.#own = new Kysely<Schema>({ dialect: openPostgres(url, { poolSize: 1 }).dialect });
  }

  async readerFor(businessId: string, now: Date): Promise<Kysely<Schema> | null> {
    if (performance.now() - this.#lookedAt > LOOK_EVERY_MS) await this.#lookSoon();
    if (!this.#isFresh()) return null;
    const position = await this.#lastWrite(businessId, now);
    if (position > this.#positions.reached) await this.#lookSoon();
    return this.#isFresh() && position <= this.#positions.reached ? this.#db : null;
  }

  async noteWrites(businessIds: Iterable<string>, now: Date): Promise<void> {
    const statement = sql`insert into last_writes (business_id, position, written_at)
      select id, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0'), ${now.toISOString()} from businesses
      where id in (${sql.join([...businessIds])})
      on conflict (business_id) do update set written_at = excluded.written_at,
        position = greatest(last_writes.position, excluded.position)`;
    const note = () => outlasting(NOTED_WITHIN_MS, () => statement.execute(this.#primary));
    await note()
      .catch(note)
      .catch((error: unknown) => this.#fail(error));
  }

  async state(): Promise<ReplicaState> {
    await this.#look();
    return this.#state;
  }

  /** Waits for the answer a moment only. */
  async #lookSoon(): Promise<void> {
    await Promise.race([this.#look(), pause(LOOK_WITHIN)]);
  }

  #look(): Promise<void> {
    this.#looking ??= this.#compare()
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#lookedAt = performance.now();
        this.#looking = null;
      });
    return this.#looking;
  }

  async #compare(): Promise<void> {
    const at = performance.now();
    const primary = await sql<{ position: number }>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as position`.execute(this.#primary);
    const replica = await sql<{ position: number | null; follows: boolean }>`
      select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as position,
        pg_is_in_recovery() as follows`.execute(this.#own);
    const [{ position } = { position: 0 }] = primary.rows;
    const [found = { position: 0, follows: false }] = replica.rows;
    this.#positions.add(at, position, found.position ?? 0);
    const isFresh = this.#positions.isFreshAt(at);
    const kind = found.follows ? (isFresh ? "follows" : "lags") : "primary";
    this.#change({ kind, bytesBehind: Math.max(0, position - (found.position ?? 0)), reason: "" });
  }

  #fail(error: unknown): void {
    const cause = error instanceof AppError ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : "no answer";
    this.#change({ kind: "away", bytesBehind: 0, reason });
  }

  #change(state: ReplicaState): void {
    const before = this.#state.kind;
    this.#state = state;
    if (state.kind !== before) this.#onChange(state);
  }

  async close(): Promise<void> {
    await this.#own.destroy();
    await this.#db.destroy();
  }

  #isFresh(): boolean {
    return this.#state.kind === "follows" && this.#positions.isFreshAt(performance.now());
  }

  async #lastWrite(businessId: string, now: Date): Promise<number> {
    const row = await this.#primary
      .selectFrom("last_writes")
      .select("position")
      .where("business_id", "=", businessId)
      .where("written_at", ">", new Date(now.getTime() - WRITES_MATTER_FOR).toISOString())
      .executeTakeFirst();
    return row?.position ?? 0;
  }
}
