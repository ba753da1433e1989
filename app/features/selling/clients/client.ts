import type { ExternalValues } from "#app/features/running/external/external-fields.ts";
import type { ValuesOf } from "#app/platform/forms/field-record.ts";
import type { ListPage } from "#app/platform/lists/pages.ts";
import type { clientAddressFields, clientFields, clientSettings } from "./client-fields.ts";

type ClientValues = ExternalValues &
  ValuesOf<typeof clientFields & typeof clientAddressFields & typeof clientSettings>;

export interface Client extends ClientValues {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface ClientPage extends ListPage {
  clients: Client[];
}
