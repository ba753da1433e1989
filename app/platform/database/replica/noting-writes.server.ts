import type { Schema } from "#app/platform/database/schema.ts";
import type {
  Kysely,
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from "kysely";
import { changedTable } from "#app/platform/database/changes/changed-table.ts";
import { writtenInTransaction } from "#app/platform/database/open-transaction.server.ts";
import type { Replica } from "./replica.ts";

const SHOWN_ELSEWHERE = new Set([
  ...["sessions", "api_keys", "rate_limits", "idempotency_keys", "kept_forms", "kept_uploads"],
  ...["jobs", "tasks", "public_views", "last_writes", "oauth_connections", "oauth_tokens"],
  ...["kept_results", "kept_pieces", "result_turns"],
]);

interface Writer {
  replica: Replica;
  businessId: string;
  now: () => Date;
}

/** The same database; what is written through it counts as written for that business. */
export function notingWrites(db: Kysely<Schema>, writer: Writer): Kysely<Schema> {
  return db.withPlugin(new NotingWrites(writer));
}

class NotingWrites implements KyselyPlugin {
  readonly #writer: Writer;
  readonly #changes = new WeakSet<object>();

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    if (isShownChange(node)) this.#changes.add(queryId);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    if (this.#changes.has(queryId)) await this.#note();
    return result;
  }

  async #note(): Promise<void> {
    const { replica, businessId, now } = this.#writer;
    const open = writtenInTransaction();
    if (open) open.add(businessId);
    else await replica.noteWrites([businessId], now());
  }
}

function isShownChange(node: RootOperationNode): boolean {
  const table = changedTable(node);
  return table !== null && !SHOWN_ELSEWHERE.has(table);
}
