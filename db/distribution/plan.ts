import type { Schema } from "#app/platform/database/schema.ts";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";

type Name = keyof Schema;

/** The column that says on which machine a row is. */
export const DISTRIBUTION_COLUMN = "business_id";

/** Have no `business_id`, but belong to a row of one: [column, table]. */
export const PARENTS = {
  series_runs: ["series_id", "series"],
  webhook_attempts: ["delivery_id", "webhook_deliveries"],
  invoice_items: ["invoice_id", "invoices"],
  invoice_pdfs: ["invoice_id", "invoices"],
  invoice_charges: ["invoice_id", "invoices"],
  payment_allocations: ["invoice_id", "invoices"],
  offer_pdfs: ["offer_id", "offers"],
  offer_invoices: ["offer_id", "offers"],
  kept_pieces: ["result_id", "kept_results"],
} as const satisfies Partial<Record<Name, readonly [string, Name]>>;

/** Stay on one machine: about a person or nobody, or looked up by a secret or a name that others have given. */
export const GLOBAL_TABLES: readonly Name[] = [
  ...(["users", "email_tokens", "recovery_codes", "passkeys", "identities", "security_events"] as const),
  ...(["spent_challenges", "idempotency_keys", "kept_forms", "rate_limits", "analytics_events"] as const),
  ...(["oauth_clients", "oauth_tokens", "oauth_codes", "oauth_connections", "api_keys"] as const),
  ...(["sessions", "memberships", "invitations", "handovers", "calendar_feeds", "archive_links"] as const),
  "client_pages",
  ...(["subscriptions", "payment_providers", "stripe_events", "operator_acts"] as const),
  ...(["jobs", "stored_objects", "backups", "desk_feeds"] as const),
];

/** Unique over businesses; no machine could keep them alone. */
export const LOST_UNIQUES: readonly string[] = ["businesses_sandbox"];

/** `local`: on one machine. `reference`: whole on each. Otherwise spread by `column`. */
export type Placement = "local" | "reference" | { column: string };

export function distributionPlan(): Map<string, Placement> {
  const names = Object.keys(ROW_LIVES) as Name[];
  return new Map(names.map((name) => [name, placementOf(name)]));
}

function placementOf(name: Name): Placement {
  if (GLOBAL_TABLES.includes(name)) return "local";
  return { column: name === "businesses" ? "id" : DISTRIBUTION_COLUMN };
}
