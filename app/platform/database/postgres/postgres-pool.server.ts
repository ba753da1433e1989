import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { AppError } from "#app/platform/errors.ts";
import { asUnreachable, databaseAway, refusesSettings } from "./postgres-faults.server.ts";
import { limitsOf } from "./postgres-limits.ts";
import { StatementWatch } from "#app/platform/database/statement-watch.server.ts";

/** How long one waits for a connection: a new one, or one of the pool when all are at work (ms). */
const CONNECT_WITHIN = 5_000;

/** Pause between attempts of work that waits until the database is back (ms). */
const RETRY_PAUSE = 250;

/** The looks at whether the server still answers (ms). */
const PROBE_WITHIN = 3_000;

/** Of an outage, one fault in this time is told (ms). */
const TELL_EVERY = 1_000;

/** When the system begins to ask the other side of a silent connection whether it is still there (ms). */
const KEEP_ALIVE_AFTER = 10_000;

export interface PostgresSettings {
  /** Connections a process has at most. */
  poolSize: number;
  /** Hears that the database is away: of many faults at the same time, of one. */
  onFault?: (error: AppError) => void;
}

const waitsUntil = new AsyncLocalStorage<number>();

/** Each connection that `work` takes may take this long to be had (ms): for work that waits while the database is away. */
export function outlasting<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return waitsUntil.run(ms, work);
}

/**
 * The connections of this process. One that breaks is forgotten and replaced when the next one is needed; what was running
 * on it fails, and nothing else.
 */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #config: pg.PoolConfig;
  readonly #onFault: (error: AppError) => void;
  readonly #broken = new WeakSet<pg.ClientBase>();
  readonly watch = new StatementWatch(() => this.#answers());
  #toldAt = -TELL_EVERY;

  constructor(config: pg.PoolConfig, { poolSize, onFault = () => {} }: PostgresSettings) {
    this.#onFault = onFault;
    this.#config = {
      ...config,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
      connectionTimeoutMillis: CONNECT_WITHIN,
    };
    this.#pool = new pg.Pool({ ...this.#config, ...limitsOf(), max: poolSize });
    // The pool listens to idle connections only. An error event that nobody hears ends the process.
    this.#pool.on("connect", (client) => client.on("error", () => void this.#broken.add(client)));
    this.#pool.on("error", () => {});
  }

  /** @throws AppError `server.database_away` when none can be had in time */
  async connect(): Promise<pg.PoolClient> {
    const giveUpAt = performance.now() + (waitsUntil.getStore() ?? 0);
    for (;;) {
      try {
        return await this.#attempt();
      } catch (error) {
        const fault = asUnreachable(error);
        if (!fault) throw error;
        this.tell(fault);
        if (performance.now() >= giveUpAt) throw fault;
        await pause(RETRY_PAUSE);
      }
    }
  }

  /** Behind a pooler that refuses settings at the start of a connection, single statements have the server's own limits. */
  async #attempt(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      if (!refusesSettings(error)) throw error;
      for (const name of Object.keys(limitsOf())) Reflect.deleteProperty(this.#pool.options, name);
      return await this.#pool.connect();
    }
  }

  /** True when the connection broke: whatever was asked on it has no answer. */
  isBroken(client: pg.ClientBase): boolean {
    return this.#broken.has(client);
  }

  /** Reports a fault, unless one has just been reported. */
  tell(fault: AppError): void {
    if (performance.now() - this.#toldAt < TELL_EVERY) return;
    this.#toldAt = performance.now();
    this.#onFault(fault);
  }

  /** Breaks a connection whose server does not answer. */
  abandon(client: pg.PoolClient): void {
    this.#broken.add(client);
    client.connection.stream.destroy(databaseAway(undefined));
  }

  end(): Promise<void> {
    this.watch.stop();
    return this.#pool.end();
  }

  /** Asks on a connection of its own whether the server still answers. A refusal is an answer too. */
  async #answers(): Promise<boolean> {
    const client = new pg.Client({
      ...this.#config,
      connectionTimeoutMillis: PROBE_WITHIN,
      query_timeout: PROBE_WITHIN,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      return true;
    } catch (error) {
      return error instanceof pg.DatabaseError;
    } finally {
      void client.end();
    }
  }
}
