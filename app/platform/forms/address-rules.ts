import { z } from "zod";
import { parseCountry } from "#app/swiss/countries.ts";
import { postalCodeProblem, withoutCountryPrefix } from "#app/swiss/postal-prefix.ts";
import { country, slipSafeLine } from "./fields.ts";

/** Lengths as in the QR-bill, lines 6–11 and 22–27. */
export function requiredAddress() {
  return postalAddress({ isRequired: true });
}

export function optionalAddress() {
  return postalAddress({ isRequired: false }).prefault({});
}

interface AddressInput {
  street?: string | undefined;
  buildingNumber?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  country?: string | undefined;
}

function postalAddress({ isRequired }: { isRequired: boolean }) {
  const fields = z.object({
    street: slipSafeLine({ max: 70 }, false),
    buildingNumber: slipSafeLine({ max: 16 }, false),
    postalCode: slipSafeLine({ max: 16 }, isRequired),
    city: slipSafeLine({ max: 35 }, isRequired),
    country: country(),
  });
  return z.preprocess(withPlainPostalCode, fields).superRefine(checkPostalCode);
}

/** Before the fields are checked: `D-79761` is as good as `79761` where the country is Germany. */
function withPlainPostalCode(address: unknown): unknown {
  if (typeof address !== "object" || address === null || !("postalCode" in address)) return address;
  const { postalCode } = address;
  const name = "country" in address ? address.country : "";
  const code = typeof name === "string" && name.trim() !== "" ? parseCountry(name) : "CH";
  if (typeof postalCode !== "string" || code === null) return address;
  return { ...address, postalCode: withoutCountryPrefix(postalCode, code) };
}

/** Runs beside other errors of the address, so that all show at once: a refused field is no text. */
function checkPostalCode({ postalCode, country }: AddressInput, ctx: z.RefinementCtx): void {
  if (typeof postalCode !== "string" || typeof country !== "string" || postalCode === "") return;
  const problem = postalCodeProblem(postalCode, country);
  if (!problem) return;
  const code = problem === "domestic" ? "field.postal_code" : "field.postal_code_prefix";
  ctx.addIssue({ code: "custom", path: ["postalCode"], params: { code } });
}
