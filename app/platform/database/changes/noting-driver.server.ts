import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { businessOfTransaction } from "#app/platform/database/open-transaction.server.ts";
import { countedFor } from "./counted-for.ts";
import { ownerOf } from "./owners.server.ts";

/** Rows that count the changes of a business, so that those of the same moment seldom wait for each other. */
const SLOTS = 8;

/** The same dialect, which counts the transactions that change something of a business in `business_changes`. */
export function notingChanges(dialect: Dialect, [first, second]: readonly [string, string]): Dialect {
  const text = `insert into business_changes (business_id, slot, count) values (${first}, ${second}, 1)
    on conflict (business_id, slot) do update set count = business_changes.count + 1`;
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => new NotingDriver(dialect.createDriver(), text),
  };
}

/** At the level of connections, where no statement of a context gets past, whoever has built it. */
class NotingDriver implements Driver {
  readonly #driver: Driver;
  readonly #text: string;

  constructor(driver: Driver, text: string) {
    this.#driver = driver;
    this.#text = text;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new NotingConnection(await this.#driver.acquireConnection(), this.#text);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const noting = noted(connection);
    await this.#driver.beginTransaction(noting.inner, settings);
    noting.begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const noting = noted(connection);
    await noting.end();
    await this.#driver.commitTransaction(noting.inner);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const noting = noted(connection);
    noting.forget();
    await this.#driver.rollbackTransaction(noting.inner);
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#driver.releaseConnection(noted(connection).inner);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

function noted(connection: DatabaseConnection): NotingConnection {
  if (connection instanceof NotingConnection) return connection;
  throw new Error("a connection of another driver");
}

class NotingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #text: string;
  /** The businesses that the open transaction has changed; null outside of one. */
  #changed: Set<string> | null = null;

  constructor(inner: DatabaseConnection, text: string) {
    this.inner = inner;
    this.#text = text;
  }

  begin(): void {
    this.#changed = new Set();
  }

  forget(): void {
    this.#changed = null;
  }

  /** Last of all, so that nobody waits for its rows longer than for the commit. */
  async end(): Promise<void> {
    for (const businessId of [...(this.#changed ?? [])].toSorted()) await this.#note(businessId);
    this.forget();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.inner.executeQuery<R>(query);
    const businessId = changedBusiness(query);
    if (businessId === null) return result;
    if (this.#changed) this.#changed.add(businessId);
    else await this.#note(businessId);
    return result;
  }

  streamQuery<R>(query: CompiledQuery, portion: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, portion);
  }

  async #note(businessId: string): Promise<void> {
    const slot = Math.floor(Math.random() * SLOTS);
    await this.inner.executeQuery(CompiledQuery.raw(this.#text, [businessId, slot]));
  }
}

/** As `countedFor`; null too for what was asked outside of a context, such as by a migration. */
function changedBusiness({ query, queryId }: CompiledQuery): string | null {
  const owner = ownerOf(queryId) ?? businessOfTransaction();
  return owner === undefined ? null : countedFor(query, owner);
}
