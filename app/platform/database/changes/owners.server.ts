import type { Kysely, KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";

const owners = new WeakMap<object, string>();

/** The same database; what is asked through it is asked for this business, or for none where that is empty. */
export function ownedBy(db: Kysely<Schema>, businessId: string): Kysely<Schema> {
  return db.withoutPlugins().withPlugin(new OwnedBy(businessId));
}

class OwnedBy implements KyselyPlugin {
  readonly #businessId: string;

  constructor(businessId: string) {
    this.#businessId = businessId;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    owners.set(queryId, this.#businessId);
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result);
  }
}

/** Undefined for a query outside of any context, and for one that was built once for all. */
export function ownerOf(queryId: object): string | undefined {
  return owners.get(queryId);
}
