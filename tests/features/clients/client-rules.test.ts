import { describe, expect, it } from "vitest";
import { CLIENT_FORM, clientValues, typedIdentity } from "#app/features/selling/clients/client-form.ts";
import { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import { createClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { CLIENT, CLIENT_FIELDS, clientInput } from "../../support/invoices/client-input.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { member, testPlatform } from "../../support/platform.ts";

const ADDRESS = CLIENT.address;

/** Good values: what is given, and what becomes of it. */
const GOOD: [string, object, object][] = [
  ["name of 2", { name: "AG" }, { name: "AG" }],
  ["name of 70", { name: "x".repeat(70) }, { name: "x".repeat(70) }],
  ["name with typography", { name: " L’Été –  SA " }, { name: "L'Été - SA" }],
  ["no contact", { contact: undefined }, { contact: "" }],
  ["contact of 70", { contact: "x".repeat(70) }, { contact: "x".repeat(70) }],
  ["e-mail in any case", { email: " A.B@Example.CH" }, { email: "a.b@example.ch" }],
  ["Swiss phone", { phone: "0446681800" }, { phone: "+41446681800" }],
  ["foreign phone", { phone: "+49 30 901820" }, { phone: "+4930901820" }],
  ["no phone", { phone: "" }, { phone: "" }],
  [
    "no address",
    { address: undefined },
    { address: { street: "", buildingNumber: "", postalCode: "", city: "", country: "CH" } },
  ],
  ["part of an address", { address: { city: "Bern" } }, { address: { city: "Bern", country: "CH" } }],
  ["a country by name", { address: { ...ADDRESS, country: "Österreich" } }, { address: { country: "AT" } }],
  [
    "a foreign postal code",
    { address: { ...ADDRESS, postalCode: "SW1A 1AA", country: "GB" } },
    { address: { postalCode: "SW1A 1AA", country: "GB" } },
  ],
  ["VAT number of any kind", { vatNumber: "DE 123 / ü" }, { vatNumber: "DE 123 / ü" }],
  ["VAT number of 40", { vatNumber: "1".repeat(40) }, { vatNumber: "1".repeat(40) }],
  ["no language", { language: undefined }, { language: undefined }],
  ["no version", { version: undefined }, { version: undefined }],
];

/** Bad values, and the error at their field. */
const BAD: [string, object, string][] = [
  ["no name", { name: undefined }, "name field.required"],
  ["blank name", { name: "  " }, "name field.required"],
  ["name of 1", { name: "A" }, "name field.too_short"],
  ["name of 71", { name: "x".repeat(71) }, "name field.too_long"],
  ["name no slip can carry", { name: "日本 AG" }, "name field.characters"],
  ["name with NUL", { name: "A\u0000B" }, "name field.controls"],
  ["name that is a number", { name: 12 }, "name field.wrong_type"],
  ["contact of 71", { contact: "x".repeat(71) }, "contact field.too_long"],
  ["no e-mail", { email: undefined }, "email field.required"],
  ["e-mail without domain", { email: "a@b" }, "email field.email"],
  ["phone of letters", { phone: "ask Anna" }, "phone field.phone"],
  ["street of 71", { address: { ...ADDRESS, street: "x".repeat(71) } }, "address.street field.too_long"],
  [
    "building number of 17",
    { address: { ...ADDRESS, buildingNumber: "1".repeat(17) } },
    "address.buildingNumber field.too_long",
  ],
  [
    "Swiss postal code of 3",
    { address: { ...ADDRESS, postalCode: "840" } },
    "address.postalCode field.postal_code",
  ],
  ["city of 36", { address: { ...ADDRESS, city: "x".repeat(36) } }, "address.city field.too_long"],
  ["address that is text", { address: "Obertor 14" }, "address field.wrong_type"],
  ["VAT number of 41", { vatNumber: "1".repeat(41) }, "vatNumber field.too_long"],
  ["another language", { language: "es" }, "language field.language"],
  ["version of words", { version: "new" }, "version field.wrong_type"],
];

describe("takes", () => {
  it.each(GOOD)("%s", (_, given, expected) => {
    expect(clientSchema.parse({ ...CLIENT, ...given })).toMatchObject(expected);
  });
});

describe("refuses", () => {
  it.each(BAD)("%s", (_, given, expected) => {
    const { error } = clientSchema.safeParse({ ...CLIENT, ...given });
    expect(fieldErrorsOf(error!).map(({ field, code }) => `${field} ${code}`)).toEqual([expected]);
  });
});

it("wants no more than name and e-mail", () => {
  const { name, email } = CLIENT;
  expect(clientSchema.safeParse({ name, email }).success).toBe(true);
});

it("shows a client as the form would send it back unchanged", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  const before = await createClient(ctx, clientInput());
  const values = clientValues(before);
  expect(values).toEqual({ ...CLIENT_FIELDS, eBillId: "", clientNumber: "", remark: "", version: "1" });
  const after = await updateClient(ctx, before.id, clientSchema.parse(CLIENT_FORM.read(values)));
  expect(after).toEqual(before);
});

it("takes of a half-filled form only a name and an e-mail address that are right", () => {
  expect(typedIdentity({ name: " Kulturhaus ", email: "A@example.ch" })).toEqual({
    name: "Kulturhaus",
    email: "a@example.ch",
  });
  expect(typedIdentity({ name: "a\u0000b", email: "a@" })).toEqual({ name: "", email: "" });
  expect(typedIdentity({})).toEqual({ name: "", email: "" });
});
