import type { ValuesOf } from "#app/platform/forms/field-record.ts";
import type { clientAddressFields, clientFields, clientSettings } from "./client-fields.ts";

type ClientValues = ValuesOf<typeof clientFields & typeof clientAddressFields & typeof clientSettings>;

/** Somebody whom the business writes invoices to. Invoices keep a copy of their own. */
export interface Client extends ClientValues {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface ClientPage {
  clients: Client[];
  page: number;
  limit: number;
  total: number;
  /** Where the list goes on; null at its end. */
  nextCursor: string | null;
}
