import { expect, it } from "vitest";
import {
  cityChoices,
  cityErrors,
  fillCities,
  flatAddressName,
  gatherAddress,
} from "#app/platform/forms/address-form.ts";

it("gathers the address, and names its errors as the form does", () => {
  expect(gatherAddress({ firstName: "Anna", city: "Bern", postalCode: "3012" })).toMatchObject({
    firstName: "Anna",
    address: { city: "Bern", postalCode: "3012" },
  });
  expect(["address.city", "firstName"].map(flatAddressName)).toEqual(["city", "firstName"]);
});

it("fills each empty city whose postal code names just one, and nothing else", () => {
  const typed = {
    postalCode: "8400",
    city: " ",
    clientPostalCode: "9490",
    clientCity: "",
    clientCountry: "LI",
    creditorPostalCode: "8002",
    creditorCity: "Enge",
    otherPostalCode: "6300",
    otherCity: "",
    unknownPostalCode: "0001",
    unknownCity: "",
  };
  expect(fillCities(typed)).toEqual({ ...typed, city: "Winterthur", clientCity: "Vaduz" });
});

it("knows that other countries have codes of four digits too", () => {
  const vienna = { postalCode: "1010", city: "", country: "AT" };
  expect(fillCities(vienna)).toEqual(vienna);
  expect(cityChoices({ postalCode: "6300", city: "", country: "Österreich" })).toEqual({});
});

it("offers the places of a postal code that names several, by the field that is empty", () => {
  const typed = { clientPostalCode: "6300", clientCity: "", postalCode: "6300", city: "Zug" };
  expect(cityChoices(typed)).toEqual({ clientCity: ["Zug", "Zugerberg"] });
  expect(cityErrors(cityChoices(typed))).toEqual([
    { field: "clientCity", code: "field.city_choice", params: { cities: "Zug, Zugerberg" } },
  ]);
});

it("leaves alone what is no text", () => {
  const odd = { postalCode: { x: "6300" }, city: [{ y: "" }], clientPostalCode: "8400" };
  expect(fillCities(odd)).toEqual({ ...odd, clientCity: "Winterthur" });
  expect(cityChoices(odd)).toEqual({});
});
