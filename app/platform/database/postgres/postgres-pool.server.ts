import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { AppError } from "#app/platform/errors.ts";
import { pgPackage } from "./pg-package.server.ts";
import { asUnreachable, databaseAway, refusesSettings } from "./postgres-faults.server.ts";
import { limitsOf } from "./postgres-limits.ts";
import { StatementWatch } from "#app/platform/database/statement-watch.server.ts";

const CONNECT_WITHIN_MS = 5_000;

const RETRY_PAUSE_MS = 250;

const PROBE_WITHIN_MS = 3_000;

/** One fault of an outage is reported in this time (ms). */
const TELL_EVERY = 1_000;

const KEEP_ALIVE_AFTER_MS = 10_000;

export interface PostgresSettings {
  poolSize: number;
  /** Called once for many faults at the same time. */
  onFault?: (error: AppError) => void;
  /** How long a connection was waited for (ms). */
  onWait?: (ms: number) => void;
}

const waitsUntil = new AsyncLocalStorage<number>();

export function outlasting<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return waitsUntil.run(ms, work);
}

/**
 * A connection that breaks fails what was running on it and nothing else; it is replaced when the next one is needed.
 */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #config: pg.PoolConfig;
  readonly #onFault: (error: AppError) => void;
  readonly #onWait: (ms: number) => void;
  readonly #broken = new WeakSet<pg.ClientBase>();
  readonly watch = new StatementWatch(() => this.#answers());
  #toldAt = -TELL_EVERY;

  constructor(config: pg.PoolConfig, { poolSize, onFault = () => {}, onWait = () => {} }: PostgresSettings) {
    this.#onFault = onFault;
    this.#onWait = onWait;
    this.#config = {
      ...config,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    };
    this.#pool = new (pgPackage().Pool)({ ...this.#config, ...limitsOf(), max: poolSize });
    // The pool listens to idle connections only. An error event without a listener ends the process.
    this.#pool.on("connect", (client) => client.on("error", () => void this.#broken.add(client)));
    this.#pool.on("error", () => {});
  }

  /** @throws AppError `server.database_away` when none can be had in time */
  async connect(): Promise<pg.PoolClient> {
    const began = performance.now();
    const giveUpAt = began + (waitsUntil.getStore() ?? 0);
    for (;;) {
      try {
        const client = await this.#attempt();
        this.#onWait(performance.now() - began);
        return client;
      } catch (error) {
        const fault = asUnreachable(error);
        if (!fault) throw error;
        this.tell(fault);
        if (performance.now() >= giveUpAt) throw fault;
        await pause(RETRY_PAUSE_MS);
      }
    }
  }

  /**
   * Behind a pooler that refuses settings at the start of a connection, single statements have the server's own limits.
   */
  async #attempt(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      if (!refusesSettings(error)) throw error;
      for (const name of Object.keys(limitsOf())) Reflect.deleteProperty(this.#pool.options, name);
      return await this.#pool.connect();
    }
  }

  get connections() {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** Statements on a broken connection have no answer. */
  isBroken(client: pg.ClientBase): boolean {
    return this.#broken.has(client);
  }

  tell(fault: AppError): void {
    if (performance.now() - this.#toldAt < TELL_EVERY) return;
    this.#toldAt = performance.now();
    this.#onFault(fault);
  }

  abandon(client: pg.PoolClient): void {
    this.#broken.add(client);
    client.connection.stream.destroy(databaseAway(undefined));
  }

  end(): Promise<void> {
    this.watch.stop();
    return this.#pool.end();
  }

  /** Asks on a connection of its own. A refusal is an answer, too. */
  async #answers(): Promise<boolean> {
    const client = new (pgPackage().Client)({
      ...this.#config,
      connectionTimeoutMillis: PROBE_WITHIN_MS,
      query_timeout: PROBE_WITHIN_MS,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      return true;
    } catch (error) {
      return error instanceof pgPackage().DatabaseError;
    } finally {
      void client.end();
    }
  }
}
