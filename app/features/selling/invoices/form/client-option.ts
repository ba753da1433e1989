import type {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import type { NamesOf } from "#app/platform/forms/field-record.ts";

export interface ClientOption {
  id: string;
  name: string;
  /** Distinguishes clients of the same name. */
  place: string;
  values: ClientFormValues;
}

export type ClientFormValues = Record<RecipientFormField | "clientId" | "language", string>;

type RecipientFormField = NamesOf<typeof recipientFields | typeof recipientAddressFields, "form">;

/** Empties the client's fields; the language stays. */
export const NO_CLIENT: Omit<ClientFormValues, "language"> = {
  clientId: "",
  clientName: "",
  clientContact: "",
  clientEmail: "",
  clientPhone: "",
  clientAddress: "",
  clientBuildingNumber: "",
  clientPostalCode: "",
  clientCity: "",
  clientCountry: "CH",
};
