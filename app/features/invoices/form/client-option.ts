import type {
  recipientAddressFields,
  recipientFields,
} from "#app/features/invoices/fields/recipient-fields.ts";
import type { NamesOf } from "#app/platform/forms/field-record.ts";

/** A client to choose from in the invoice form, with what choosing it fills in. */
export interface ClientOption {
  id: string;
  name: string;
  /** Tells two of the same name apart. */
  place: string;
  values: ClientFormValues;
}

/** The fields of the invoice form that follow from the client. */
export type ClientFormValues = Record<RecipientFormField | "clientId" | "language", string>;

type RecipientFormField = NamesOf<typeof recipientFields | typeof recipientAddressFields, "form">;

/** The form without a client again; its language stays. */
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
