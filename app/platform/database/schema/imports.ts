import type { JsonColumn, NullableJson } from "#app/platform/database/json-column.ts";

/** Files to import; the result is kept for a day, the content only until it is imported. */
export interface ImportsTable {
  id: string;
  business_id: string;
  kind: string;
  content: JsonColumn;
  mapping: NullableJson;
  /** Counts of created, updated and skipped rows. */
  result: NullableJson;
  created_at: string;
  expires_at: string;
}
