import type { Generated } from "kysely";
import type { JsonColumn } from "#app/platform/database/json-column.ts";

export interface TemplatesTable {
  id: string;
  business_id: string;
  name: string;
  name_key: string;
  /** Folded, for one order on both databases. */
  sort_name: string;
  /** While that client exists. */
  client_id: string | null;
  language: string;
  subject: string;
  purchase_order: Generated<string>;
  notes: string;
  discount: Generated<string>;
  skonto: Generated<string>;
  prices_include_vat: Generated<number>;
  term_days: number;
  /** See template-items.ts. */
  items: JsonColumn;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}
