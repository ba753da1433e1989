import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { PoolClient, QueryResult as Answer, QueryResultRow } from "pg";
import type Cursor from "pg-cursor";
import { packageOnUse } from "#app/platform/package-on-use.ts";
import { forbidInsideTransaction } from "#app/platform/database/open-transaction.server.ts";
import { writeTimeoutOr } from "#app/platform/database/write-timeout.server.ts";
import { postgresUnavailable, databaseAway, isUseless, outcomeUnknown } from "./postgres-faults.server.ts";
import { limitsOf } from "./postgres-limits.ts";
import type { PostgresPool } from "./postgres-pool.server.ts";

const CHANGES = ["INSERT", "UPDATE", "DELETE", "MERGE"];

/**
 * Keeps nothing on a connection between two transactions, so that a pooler in transaction mode may stand in between.
 */
export class PostgresPoolDriver implements Driver {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    forbidInsideTransaction();
    return new PoolConnection(this.#pool, await this.#pool.connect());
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : "";
    const mode = accessMode ? ` ${accessMode}` : "";
    const limits = Object.entries(limitsOf(writeTimeoutOr(0))).map(
      ([name, ms]) => `set local ${name} = ${ms}`,
    );
    const text = [`start transaction${level}${mode}`, ...limits].join("; ");
    await connection.executeQuery(CompiledQuery.raw(text));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PoolConnection) await connection.commit();
  }

  /** What cannot be rolled back ends with its connection. The fault that led here is the one to report. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PoolConnection) await connection.rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PoolConnection) connection.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

class PoolConnection implements DatabaseConnection {
  readonly #pool: PostgresPool;
  readonly #client: PoolClient;
  #isUseless = false;

  constructor(pool: PostgresPool, client: PoolClient) {
    this.#pool = pool;
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { command, rowCount, rows } = await this.#ask<R & QueryResultRow>(sql, parameters);
      if (!CHANGES.includes(command)) return { rows: rows ?? [] };
      return { rows: rows ?? [], numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      throw this.#meaningOf(error);
    }
  }

  /** Nothing else runs on the connection meanwhile. */
  async *streamQuery<R>(
    { sql, parameters }: CompiledQuery,
    portion: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    const PgCursor = packageOnUse<typeof Cursor>("pg-cursor");
    const cursor = this.#client.query(new PgCursor<R & QueryResultRow>(sql, [...parameters]));
    try {
      for (;;) {
        const rows = await cursor.read(portion);
        if (rows.length === 0) return;
        yield { rows };
      }
    } catch (error) {
      throw this.#meaningOf(error);
    } finally {
      if (!this.#pool.isBroken(this.#client)) await cursor.close();
    }
  }

  /** @throws AppError `server.outcome_unknown` when the connection breaks before the answer */
  async commit(): Promise<void> {
    let command: string;
    try {
      ({ command } = await this.#ask("commit"));
    } catch (error) {
      const fault = this.#meaningOf(error);
      throw this.#isUseless ? outcomeUnknown(error) : fault;
    }
    // After a failed statement, Postgres answers a commit by rolling back.
    if (command === "ROLLBACK") throw new Error("the transaction was rolled back instead of committed");
  }

  async rollback(): Promise<void> {
    if (this.#pool.isBroken(this.#client)) return;
    try {
      await this.#ask("rollback");
    } catch {
      this.#isUseless = true;
    }
  }

  release(): void {
    this.#client.release(this.#isUseless || this.#pool.isBroken(this.#client));
  }

  #ask<R extends QueryResultRow>(sql: string, parameters: readonly unknown[] = []): Promise<Answer<R>> {
    const limit = limitsOf(writeTimeoutOr(0)).statement_timeout;
    const abandon = () => this.#pool.abandon(this.#client);
    return this.#pool.watch.during(this.#client.query<R>(sql, [...parameters]), { limit, abandon });
  }

  #meaningOf(error: unknown): unknown {
    const fault = this.#pool.isBroken(this.#client) ? databaseAway(error) : postgresUnavailable(error);
    this.#isUseless ||= isUseless(fault);
    if (fault) this.#pool.tell(fault);
    return fault ?? error;
  }
}
