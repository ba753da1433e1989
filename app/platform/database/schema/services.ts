import type { Generated } from "kysely";

export interface ServicesTable {
  id: string;
  business_id: string;
  /** Null once the client is deleted. */
  client_id: string | null;
  day: string;
  description: string;
  quantity: number;
  unit: string;
  unit_price: number;
  vat_rate: number;
  zero_rate_reason: "" | "export" | "abroad" | "exempt";
  /** Rappen, without VAT. */
  total: number;
  project: string;
  /** Folded. */
  project_key: string;
  search_text: string;
  /** Null while it is not billed. */
  invoice_id: string | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}
