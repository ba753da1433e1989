import { expect, it } from "vitest";
import { pastedAddress } from "#app/features/selling/clients/pasted-address.ts";
import { pastedIban } from "#app/features/selling/first-day/pasted-iban.ts";

it("an address is read by its lines, and its street keeps the number", () => {
  const place = { postalCode: "3600", city: "Thun" };
  expect(pastedAddress("Müller AG\r\nBernstrasse 14\r\n\r\nCH-3600 Thun\r\n")).toEqual({
    ...place,
    name: "Müller AG",
    street: "Bernstrasse 14",
  });
  expect(
    pastedAddress("Müller AG,\nFrau Eva Roth\nBernstrasse 14,\n3600 Thun\nE-Mail: eva@mueller.ch"),
  ).toEqual({
    ...place,
    name: "Müller AG",
    contact: "Frau Eva Roth",
    street: "Bernstrasse 14",
    email: "eva@mueller.ch",
  });
  expect(pastedAddress("Müller AG\n3600 Thun")).toEqual({ ...place, name: "Müller AG" });
});

it("what is no address, or says more than the form has room for, is pasted as it is", () => {
  for (const text of [
    "",
    "Müller AG",
    "3600 Thun",
    "Müller AG\nBernstrasse 14",
    "Müller AG\nDept. A\nc/o Roth\nBernstrasse 14\n3600 Thun",
  ])
    expect(pastedAddress(text), text).toBeNull();
});

it("an IBAN is read as e-banking shows it", () => {
  for (const text of [
    " IBAN: CH93 0076 2011\u00a06238 5295 7\n",
    "ch9300762011623852957",
    "CH93-0076-2011-6238-5295-7",
  ])
    expect(pastedIban(text), text).toEqual({ iban: "CH93 0076 2011 6238 5295 7" });
  expect(pastedIban("CH93 0076 2011 6238 5295 8")).toBeNull();
});
