import type { Schema } from "#app/platform/database/schema.ts";
import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult } from "kysely";
import { AppError } from "#app/platform/errors.ts";
import { PostgresPoolDriver } from "./postgres-driver.server.ts";
import type { PostgresPool } from "./postgres-pool.server.ts";

/** What the replica cannot answer now, the primary is asked: nobody sees a replica fail. */
export class ReplicaDriver extends PostgresPoolDriver {
  readonly #primary: Kysely<Schema>;
  readonly #onFault: (fault: AppError) => void;

  constructor(
    pool: PostgresPool,
    { primary, onFault }: { primary: Kysely<Schema>; onFault: (fault: AppError) => void },
  ) {
    super(pool);
    this.#primary = primary;
    this.#onFault = onFault;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new ReplicaConnection(await this.#replica(), <R>(query: CompiledQuery, error: unknown) => {
      this.#passOn(error);
      return this.#primary.executeQuery(query) as Promise<QueryResult<R>>;
    });
  }

  override beginTransaction(): Promise<void> {
    throw new Error("a replica has no transactions: use that of the context");
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof ReplicaConnection && connection.replica)
      await super.releaseConnection(connection.replica);
  }

  async #replica(): Promise<DatabaseConnection | null> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      this.#passOn(error);
      return null;
    }
  }

  #passOn(error: unknown): void {
    if (error === null) return;
    if (!(error instanceof AppError)) throw error;
    this.#onFault(error);
  }
}

type AskPrimary = <R>(query: CompiledQuery, error: unknown) => Promise<QueryResult<R>>;

class ReplicaConnection implements DatabaseConnection {
  readonly replica: DatabaseConnection | null;
  readonly #askPrimary: AskPrimary;

  constructor(replica: DatabaseConnection | null, askPrimary: AskPrimary) {
    this.replica = replica;
    this.#askPrimary = askPrimary;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.replica) return this.#askPrimary<R>(query, null);
    try {
      return await this.replica.executeQuery<R>(query);
    } catch (error) {
      return this.#askPrimary<R>(query, error);
    }
  }

  streamQuery(): never {
    throw new Error("a replica is asked page by page");
  }
}
