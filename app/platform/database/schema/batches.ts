import type { Generated } from "kysely";
import type { JsonColumn } from "#app/platform/database/json-column.ts";

export interface BatchesTable {
  id: string;
  business_id: string;
  /** `new`: one invoice to many clients; else documents of a selection. */
  kind: Generated<"new" | "invoices" | "offers">;
  /** Who began the present act. */
  user_id: string;
  /** The same call or page sent again finds the batch that it began. */
  key: string;
  fingerprint: string;
  name: string;
  /** Empty for a selection. */
  group_name: string;
  content: JsonColumn;
  act: "draft" | "send" | "undo";
  way: "email" | "post";
  status: "running" | "done";
  total: number;
  /** When the present act began. */
  began_at: string;
  created_at: string;
  updated_at: string;
}

export interface BatchRowsTable {
  batch_id: string;
  position: number;
  business_id: string;
  client_id: string;
  client_name: string;
  /** Rappen, instead of the unit price of the first row. */
  amount: number | null;
  addition: string;
  /** 1 while the present act has still to be done. */
  todo: number;
  state: "waiting" | "drafted" | "failed" | "sent" | "posted" | "unsent" | "removed";
  invoice_id: string | null;
  offer_id: Generated<string | null>;
  error: Generated<string>;
  error_field: Generated<string>;
}
