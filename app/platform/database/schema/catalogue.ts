import type { Generated } from "kysely";

export interface CatalogueItemsTable {
  id: string;
  business_id: string;
  number: string;
  /** Null without a number. */
  number_key: string | null;
  name_en: string;
  name_de: string;
  name_fr: string;
  name_it: string;
  description: string;
  unit: string;
  unit_price: number;
  includes_vat: number;
  vat_class: string;
  zero_rate_reason: Generated<"" | "export" | "abroad" | "exempt">;
  archived_at: string | null;
  /** Folded, for one order on both databases. */
  sort_name: string;
  search_text: string;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}
