import { expect, it } from "vitest";
import { z } from "zod";
import { optionalAddress, requiredAddress } from "#app/platform/forms/address-rules.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";

function read(address: Record<string, unknown>) {
  const parsed = z.object({ address: requiredAddress() }).safeParse({ address: { city: "Ort", ...address } });
  if (parsed.success) return parsed.data.address.postalCode;
  return fieldErrorsOf(parsed.error).map(({ field, code }) => `${field} ${code}`);
}

it.each([
  ["CH", "8400", "8400"],
  ["CH", "CH-8400", "8400"],
  ["", "ch 8400", "8400"],
  ["LI", "FL-9490", "9490"],
  ["DE", "D-79761", "79761"],
  ["Deutschland", "DE-79761", "79761"],
  ["DE", "D–79761", "79761"],
  ["AT", "A-1010", "1010"],
  ["LU", "L-1234", "1234"],
  ["GB", "SW1A 1AA", "SW1A 1AA"],
  ["NL", "1234 AB", "1234 AB"],
  ["PL", "00-001", "00-001"],
])("a country before its own postal code is left out: %s, %s", (country, postalCode, expected) => {
  expect(read({ country, postalCode })).toBe(expected);
});

it.each([
  ["CH", "84000", "field.postal_code"],
  ["CH", "DE-8400", "field.postal_code"],
  ["LI", "CH-9490", "field.postal_code"],
  ["DE", "CH-8400", "field.postal_code_prefix"],
  ["FR", "D - 79761", "field.postal_code_prefix"],
])("a postal code that no slip can carry is refused: %s, %s", (country, postalCode, code) => {
  expect(read({ country, postalCode })).toEqual([`address.postalCode ${code}`]);
});

it("all errors of an address show at once", () => {
  expect(read({ country: "Narnia", postalCode: "", city: "" })).toEqual([
    "address.postalCode field.required",
    "address.city field.required",
    "address.country field.country",
  ]);
});

it("an optional address may be left out altogether", () => {
  expect(z.object({ address: optionalAddress() }).parse({})).toEqual({
    address: { street: "", buildingNumber: "", postalCode: "", city: "", country: "CH" },
  });
});
