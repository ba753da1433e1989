import { parseCountry } from "#app/swiss/countries.ts";
import { citiesFor } from "#app/swiss/postal-codes.ts";
import type { FieldError } from "#app/platform/errors.ts";
import type { FormValues } from "./form-data.ts";
import type { FormRule } from "./form-rules.ts";

const PARTS = ["street", "buildingNumber", "postalCode", "city", "country"];

/** With a prefix the names are `clientPostalCode`, `clientCity` … */
const POSTAL_CODE = /^(?:(\w+)P|p)ostalCode$/;

/** The schemas have the address as one object. */
export function gatherAddress(values: FormValues): FormValues {
  const address = Object.fromEntries(
    PARTS.flatMap((name) => (name in values ? [[name, values[name]!]] : [])),
  );
  return { ...values, address };
}

export function flatAddressName(field: string): string {
  return field.replace(/^address\./, "");
}

/** Where the postal code names just one city, as the script does while one types. */
export function fillCities(values: FormValues): FormValues {
  const found = emptyCities(values).filter(({ cities }) => cities.length === 1);
  return { ...values, ...Object.fromEntries(found.map(({ field, cities }) => [field, cities[0]!])) };
}

/** Choices by the form's name, where a city was left empty and the postal code names several. */
export function cityChoices(values: FormValues): Record<string, string[]> {
  const found = emptyCities(values).filter(({ cities }) => cities.length > 1);
  return Object.fromEntries(found.map(({ field, cities }) => [field, cities]));
}

export function cityErrors(choices: Record<string, string[]>): FieldError[] {
  return Object.entries(choices).map(([field, cities]) => ({
    field,
    code: "field.city_choice",
    params: { cities: cities.join(", ") },
  }));
}

export const cityOfPostalCode: FormRule = {
  complete: fillCities,
  errors: (values) => cityErrors(cityChoices(values)),
  choices: cityChoices,
};

function emptyCities(values: FormValues): { field: string; cities: string[] }[] {
  return Object.keys(values).flatMap((name) => {
    const match = POSTAL_CODE.exec(name);
    if (!match) return [];
    const [, party] = match;
    const field = party ? `${party}City` : "city";
    if (textOf(values, field) !== "" || !isSwiss(textOf(values, party ? `${party}Country` : "country")))
      return [];
    return [{ field, cities: citiesFor(textOf(values, name)) }];
  });
}

/** Other countries have codes of four digits too. */
function isSwiss(country: string): boolean {
  return ["CH", "LI"].includes(parseCountry(country) ?? "CH");
}

function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value.trim() : "";
}
