import type { Generated } from "kysely";
import type { GeneratedJson, JsonColumn } from "#app/platform/database/json-column.ts";

export interface OffersTable {
  id: string;
  business_id: string;
  /** While that client exists; the recipient is a copy. */
  client_id: string | null;
  client_email: Generated<string | null>;
  number: string;
  /** Expired and invoiced are derived. */
  state: "draft" | "sent" | "accepted" | "declined";
  /** Number of the revision that the client sees: a change after sending makes the next one. */
  revision: Generated<number>;
  /** The version of its public link; 0 before the first. */
  public_version: Generated<number>;
  language: string;
  issue_date: string;
  valid_until: string;
  total: number;
  subject: string;
  document: JsonColumn;
  answered_at: Generated<string | null>;
  /** `client` or `owner`; empty without an answer, as what follows. */
  answered_by: Generated<string>;
  answered_name: Generated<string>;
  answered_remark: Generated<string>;
  answered_network: Generated<string>;
  answered_agent: Generated<string>;
  answered_revision: Generated<number | null>;
  answered_sha256: Generated<string>;
  sort_name: string;
  search_text: string;
  external_id: Generated<string>;
  unique_as: Generated<"" | "offer">;
  metadata: GeneratedJson;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
}

/** One for each revision that was sent. */
export interface OfferPdfsTable {
  offer_id: string;
  revision: number;
  language: string;
  sha256: string;
  bytes: Buffer;
  in_store: Generated<number>;
  created_at: string;
}

export interface OfferInvoicesTable {
  invoice_id: string;
  offer_id: string;
  kind: string;
  /** The percentage of a part, in hundredths of a percent. */
  percent: number | null;
  created_at: string;
}
