import type { z } from "zod";
import { groupsIn, groupsOf } from "#app/features/selling/clients/client-groups.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { parseCountry } from "#app/swiss/countries.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import { readDelivery, readLanguage } from "#app/features/front/imports/file/row-reader.ts";

export type RowValues = Partial<Record<string, string>>;

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

/** Empty cells keep the values of `kept`. */
export function rawClient(row: RowValues, kept?: Client): z.input<typeof clientSchema> {
  return {
    name: nameIn(row) || (kept?.name ?? ""),
    contact: contactIn(row) || kept?.contact,
    email: row.email || (kept?.email ?? ""),
    phone: row.phone || row.mobile || kept?.phone,
    address: {
      street: row.street || kept?.street,
      buildingNumber: row.buildingNumber || kept?.buildingNumber,
      postalCode: row.postalCode || kept?.postalCode,
      city: row.city || kept?.city,
      country: row.country || (kept?.country ?? "CH"),
    },
    vatNumber: row.vatNumber || kept?.vatNumber,
    eBillId: row.eBillId || kept?.eBillId,
    language: readLanguage(row.language ?? "") ?? kept?.language,
    eInvoice: row.eInvoice || kept?.eInvoice,
    clientNumber: row.clientNumber || kept?.clientNumber,
    remark: row.remark || kept?.remark,
    groups: row.groups ? groupsIn(row.groups) : groupsOf(kept?.groups ?? ""),
    delivery: readDelivery(row.delivery ?? "") || kept?.delivery,
  };
}

export function nameIn(row: RowValues): string {
  return row.company ? joined(row.company, row.nameAddition) : personIn(row);
}

/** Beside the name of a company the other names are those of a person there. */
export function contactIn(row: RowValues): string {
  const contact = joined(row.contactFirstName, row.contact);
  return contact || (row.company ? personIn({ ...row, nameAddition: "" }) : "");
}

function personIn({ name, firstName, lastFirstName = "", nameAddition, kind = "" }: RowValues): string {
  const addition = PERSON.test(fold(kind)) ? [nameAddition, name] : [name, nameAddition];
  return joined(firstName, ...addition) || firstNameFirst(lastFirstName.trim());
}

/** `Muster, Anna` and `Muster Anna`; of more words without a comma nobody knows. */
function firstNameFirst(text: string): string {
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? /^(\S+)\s+(\S+)$/.exec(text) ?? [];
  return first ? joined(first, last) : text;
}

function joined(...parts: (string | undefined)[]): string {
  return parts
    .map((part = "") => part.trim())
    .filter(Boolean)
    .join(" ");
}

export function clientField(path: string): string {
  return path.replace(/^address\./, "").replace(/^groups\[.*/, "groups");
}

export function clientIdentity(values: RowValues) {
  const { street = "", buildingNumber = "", postalCode = "", city = "", email = "" } = values;
  return { name: nameIn(values), email, street, buildingNumber, postalCode, city };
}
