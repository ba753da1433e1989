import { partyLines } from "#app/features/selling/qr-bill/slip-text.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { proposalFor } from "#app/platform/forms/fields.ts";
import { fitsQrBill, normaliseText } from "#app/swiss/characters.ts";
import { parseCountry } from "#app/swiss/countries.ts";
import { postalCodeProblem, withoutCountryPrefix } from "#app/swiss/postal-prefix.ts";
import { partyProblems, type QrParty, type QrProblem } from "#app/swiss/qr-payload.ts";

/** An omitted name is not checked. */
interface TypedParty extends Omit<QrParty, "name"> {
  name?: string;
}

interface AddressCheck {
  isValid: boolean;
  errors: FieldError[];
  address: TypedParty;
  formatted: string[];
}

const POSTAL_CODE = "address.postalCode";

/** IG QR-bill: structured addresses only. */
export function validateAddress(typed: TypedParty): AddressCheck {
  const party = normaliseParty({ name: "", ...typed });
  const found = partyErrors("address", party).filter(
    ({ field }) => field !== "address.name" || typed.name !== undefined,
  );
  const isKnown = found.some(({ field }) => field === POSTAL_CODE);
  const isImpossible = postalCodeProblem(party.postalCode, party.country) === "domestic";
  const errors =
    isImpossible && !isKnown ? [...found, { field: POSTAL_CODE, code: "field.postal_code" }] : found;
  const { name, ...address } = party;
  return {
    isValid: errors.length === 0,
    errors,
    address: typed.name === undefined ? address : { name, ...address },
    formatted: partyLines(party, true),
  };
}

/** No country is Switzerland. */
export function normaliseParty(typed: QrParty): QrParty {
  const country = typed.country.trim() === "" ? "CH" : (parseCountry(typed.country) ?? typed.country.trim());
  return {
    name: normaliseText(typed.name),
    street: normaliseText(typed.street),
    buildingNumber: normaliseText(typed.buildingNumber),
    postalCode: withoutCountryPrefix(normaliseText(typed.postalCode), country),
    city: normaliseText(typed.city),
    country,
  };
}

export function partyErrors(field: string, party: QrParty): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const problem of partyProblems(field, party)) {
    if (!errors.has(problem.field)) errors.set(problem.field, errorOf(problem, party));
  }
  return [...errors.values()];
}

function errorOf({ field, code, max, characters }: QrProblem, party: QrParty): FieldError {
  if (code === "required") return { field, code: "field.required" };
  if (code === "too_long") return { field, code: "field.too_long", params: { max: max ?? 0 } };
  if (code === "characters") {
    const [, text = ""] = Object.entries(party).find(([name]) => field.endsWith(`.${name}`)) ?? [];
    return {
      field,
      code: "field.characters",
      params: { characters: (characters ?? []).join(" "), ...proposalFor(text, fitsQrBill) },
    };
  }
  if (code === "country") return { field, code: "field.country" };
  if (code !== "format") return { field, code: "field.slip_refused" };
  const isDomestic = party.country === "CH" || party.country === "LI";
  return { field, code: isDomestic ? "field.postal_code" : "field.postal_code_prefix" };
}
