import { ColumnNode, ColumnUpdateNode, ReferenceNode, type RootOperationNode } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";
import { changedTable } from "./changed-table.ts";

type Name = keyof Schema;

/** Of ways in, work that waits and what was measured: no result that is kept says anything of them. */
const UNCOUNTED: ReadonlySet<string> = new Set<Name>([
  ...(["sessions", "api_keys", "rate_limits", "idempotency_keys", "kept_forms", "kept_uploads"] as const),
  ...(["jobs", "tasks", "public_views", "last_writes", "oauth_connections", "oauth_tokens"] as const),
  ...(["oauth_clients", "oauth_codes", "email_tokens", "recovery_codes", "passkeys", "identities"] as const),
  ...(["security_events", "spent_challenges", "known_accounts", "calendar_feeds", "desk_feeds"] as const),
  ...(["api_requests", "webhook_events", "webhook_deliveries", "webhook_attempts"] as const),
  ...(["analytics_events", "stripe_events", "stored_objects", "backups", "archive_links"] as const),
  ...(["kept_results", "kept_pieces", "result_turns", "business_changes"] as const),
]);

/** Of a person, what all businesses show for which that person did something. */
const SHOWN_OF_PEOPLE = ["first_name", "last_name", "email", "phone", "language", "deleted_at"];

/**
 * The business for which a change by this owner counts; empty where it counts for all, null where for none.
 * @param owner empty for a context without a business
 */
export function countedFor(node: RootOperationNode, owner: string): string | null {
  const table = changedTable(node);
  if (table === null || UNCOUNTED.has(table)) return null;
  if (table === "users") return changesShownPerson(node) ? "" : null;
  if (owner !== "") return owner;
  const isNew = node.kind === "InsertQueryNode" && table === "businesses";
  return isNew || table === "memberships" ? null : "";
}

/** Nobody has done anything yet who is new. */
function changesShownPerson(node: RootOperationNode): boolean {
  if (node.kind !== "UpdateQueryNode") return node.kind !== "InsertQueryNode";
  return (node.updates ?? []).some((update) => {
    const column = ColumnUpdateNode.is(update) ? update.column : update;
    const named = ReferenceNode.is(column) ? column.column : column;
    return !ColumnNode.is(named) || SHOWN_OF_PEOPLE.includes(named.column.name);
  });
}
