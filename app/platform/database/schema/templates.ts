import type { Generated } from "kysely";
import type { JsonColumn } from "#app/platform/database/json-column.ts";
import type { ContentColumns } from "./invoices.ts";

export interface TemplatesTable extends ContentColumns {
  id: string;
  business_id: string;
  name: string;
  name_key: string;
  /** Folded, for one order on both databases. */
  sort_name: string;
  client_id: string | null;
  language: string;
  term_days: number;
  /** See template-items.ts. */
  items: JsonColumn;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}
