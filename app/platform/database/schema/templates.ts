import type { Generated } from "kysely";

export interface TemplatesTable {
  id: string;
  business_id: string;
  name: string;
  /** Lower-case name, unique in a business. */
  name_key: string;
  /** Folded name, for lists in one order on both databases and for the search. */
  sort_name: string;
  /** While that client exists. */
  client_id: string | null;
  language: string;
  subject: string;
  /** The client's order number, or empty. */
  purchase_order: Generated<string>;
  notes: string;
  /** Days from issue to due. */
  term_days: number;
  /** JSON, see template-items.ts. */
  items: string;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}
