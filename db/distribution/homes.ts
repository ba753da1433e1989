import type { Schema } from "#app/platform/database/schema.ts";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";

type Table = keyof Schema;

/** Have no `business_id`, but belong to a row of a table that has: [column, table]. */
export const THROUGH: Partial<Record<Table, [string, Table]>> = {
  series_runs: ["series_id", "series"],
  webhook_attempts: ["delivery_id", "webhook_deliveries"],
  invoice_items: ["invoice_id", "invoices"],
  invoice_pdfs: ["invoice_id", "invoices"],
  invoice_charges: ["invoice_id", "invoices"],
  payment_allocations: ["invoice_id", "invoices"],
  offer_pdfs: ["offer_id", "offers"],
  offer_invoices: ["offer_id", "offers"],
};

/** Every machine has it whole. */
export const REFERENCE: Table = "businesses";

/** About people, programs or the installation, or found by a secret alone: they stay on one machine. */
const LOCAL: Table[] = [
  ...(["users", "email_tokens", "recovery_codes", "passkeys", "identities", "security_events"] as const),
  ...(["spent_challenges", "idempotency_keys", "oauth_clients", "oauth_tokens", "stripe_events"] as const),
  ...(["analytics_events", "rate_limits", "kept_forms", "stored_objects", "backups"] as const),
  ...(["memberships", "sessions", "invitations", "handovers", "api_keys", "oauth_codes"] as const),
  ...(["oauth_connections", "calendar_feeds", "archive_links", "jobs", "operator_acts"] as const),
  ...(["subscriptions", "payment_providers"] as const),
];

export type TableHome = "distributed" | "reference" | "local";

/** Of a table when all rows of a business are on one machine, and businesses on many. */
export function homeOf(table: string): TableHome {
  if (table === REFERENCE) return "reference";
  return LOCAL.some((name) => name === table) || !(table in ROW_LIVES) ? "local" : "distributed";
}
