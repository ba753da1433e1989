import type { Generated } from "kysely";
import type { GeneratedJson } from "#app/platform/database/json-column.ts";

export interface ClientsTable {
  id: string;
  business_id: string;
  name: string;
  contact: string;
  email: string;
  /** E.164, or empty. */
  phone: string;
  street: string;
  building_number: string;
  postal_code: string;
  city: string;
  country: string;
  vat_number: string;
  ebill_id: Generated<string>;
  language: string;
  /** Whether invoices to it hold their data as XML. */
  e_invoice: Generated<"default" | "always" | "never">;
  delivery: Generated<"email" | "post">;
  client_number: Generated<string>;
  remark: Generated<string>;
  /** A line each, or empty. */
  group_names: Generated<string>;
  /** Folded, for one order on both databases. */
  sort_name: string;
  search_text: string;
  never_remind: Generated<number>;
  external_id: Generated<string>;
  unique_as: Generated<"" | "client">;
  metadata: GeneratedJson;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface ClientPagesTable {
  id: string;
  business_id: string;
  client_id: string;
  token_hash: string;
  created_at: string;
}

/** What a client proposes on its page; nothing of it is so before somebody of the business accepts it. */
export interface ClientProposalsTable {
  id: string;
  business_id: string;
  client_id: string;
  proposer: string;
  street: string;
  building_number: string;
  postal_code: string;
  city: string;
  country: string;
  email: string;
  remark: string;
  state: "waiting" | "accepted" | "declined";
  created_at: string;
  decided_at: string | null;
}
