import type { Selectable } from "kysely";
import type { SubscriptionsTable } from "#app/platform/database/schema/subscriptions.ts";

type Row = Selectable<SubscriptionsTable>;

/** The plan read with the session, which spares pages a query. */
export type StoredPlan = { [Column in keyof Row]: Row[Column] | null } & {
  /** Id of the business whose plan it is. */
  planOf: string | null;
  plan: string | null;
};
