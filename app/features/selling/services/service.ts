import type { ValuesOf } from "#app/platform/forms/field-record.ts";
import type { ListPage } from "#app/platform/lists/pages.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { serviceFields } from "./service-fields.ts";

export const SERVICE_STATES = ["open", "billed"] as const;

export type ServiceState = (typeof SERVICE_STATES)[number];

export interface Service extends ValuesOf<typeof serviceFields> {
  id: string;
  /** Null once the client is deleted. */
  clientId: string | null;
  invoiceId: string | null;
  /** The total without VAT. */
  total: Rappen;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface ServicePage extends ListPage {
  services: Service[];
}

export function serviceState({ invoiceId }: Pick<Service, "invoiceId">): ServiceState {
  return invoiceId === null ? "open" : "billed";
}
