import type { z } from "zod";
import type { AddressInput } from "#app/platform/forms/address-rules.ts";
import { parseCountry } from "#app/swiss/countries.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import { readLanguage } from "#app/features/front/imports/file/row-reader.ts";

export type RowValues = Partial<Record<string, string>>;

export type RawClient = Omit<z.input<typeof clientSchema>, "address"> & { address?: AddressInput };

/** Person contacts: bexio keeps the first name in the second name. */
const PERSON = /^(privat|person|particulier)/;

export function unreadableFields({ language }: RowValues): { field: string; code: string }[] {
  return language && readLanguage(language) === null ? [{ field: "language", code: "field.language" }] : [];
}

/** Spreadsheets drop the 0 at the beginning, and `1067` is no place in Germany. */
export function shortPostalCode({ postalCode = "", country = "" }: RowValues) {
  const isShort = /^\d{4}$/.test(postalCode.trim()) && parseCountry(country) === "DE";
  return isShort ? [{ field: "postalCode", code: "field.postal_code_short" }] : [];
}

/** Empty cells keep the values of `kept`, an existing client. */
export function rawClient(row: RowValues, kept?: RawClient): RawClient {
  const { address } = kept ?? {};
  return {
    name: nameIn(row) || (kept?.name ?? ""),
    contact: row.contact || kept?.contact,
    email: row.email || (kept?.email ?? ""),
    phone: row.phone || row.mobile || kept?.phone,
    address: {
      street: row.street || address?.street,
      buildingNumber: row.buildingNumber || address?.buildingNumber,
      postalCode: row.postalCode || address?.postalCode,
      city: row.city || address?.city,
      country: row.country || (address?.country ?? "CH"),
    },
    vatNumber: row.vatNumber || kept?.vatNumber,
    eBillId: row.eBillId || kept?.eBillId,
    language: readLanguage(row.language ?? "") ?? kept?.language,
    eInvoice: row.eInvoice || kept?.eInvoice,
  };
}

export function nameIn({ name = "", firstName = "", nameAddition = "", kind = "" }: RowValues): string {
  const addition = PERSON.test(fold(kind)) ? [nameAddition, name] : [name, nameAddition];
  return [firstName, ...addition]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
}

export function clientField(path: string): string {
  return path.replace(/^address\./, "");
}
