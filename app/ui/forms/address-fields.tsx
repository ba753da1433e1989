import { useRef, useState } from "react";
import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";
import { HiddenField, SelectField, TextField } from "./field.tsx";
import { useFormId } from "./form-id.ts";
import { fieldId, useFormField, useRefusal } from "./form.tsx";

export type AddressPart = "street" | "buildingNumber" | "postalCode" | "city" | "country";

interface AddressFieldsProps {
  mayWait?: boolean;
  nameOf?: (part: AddressPart) => string;
  caps: Record<string, number>;
  /** From the server: browsers know other names and another order. */
  countries: Country[];
  /** The country stays as it is. */
  withoutCountry?: boolean;
  streetIsOptional?: boolean;
}

export interface Country {
  code: string;
  name: string;
}

/** Other countries have codes of four digits, too. */
const SWISS_POST = ["CH", "LI"];

/** Street and number apart, as the payment slip wants them. */
export function AddressFields({
  nameOf = (part) => part,
  caps,
  countries,
  withoutCountry,
  streetIsOptional,
  mayWait = false,
}: AddressFieldsProps) {
  const { t } = useTranslation();
  const listId = `${fieldId(useFormId(), nameOf("city"))}-list`;
  const [suggested, setSuggested] = useState<string[]>([]);
  const offered = useRefusal()?.choices?.[nameOf("city")] ?? [];
  const cities = suggested.length ? suggested : offered;
  const lastCode = useRef(useFormField(nameOf("postalCode")).value);
  const suggestCity = async (input: HTMLInputElement) => {
    const country = input.form?.elements.namedItem(nameOf("country"));
    const city = input.form?.elements.namedItem(nameOf("city"));
    const isSwiss =
      (country instanceof HTMLSelectElement || country instanceof HTMLInputElement) &&
      SWISS_POST.includes(country.value);
    const [before, found] = isSwiss
      ? await Promise.all([citiesOf(lastCode.current), citiesOf(input.value)])
      : [[], []];
    const isCorrected = lastCode.current !== input.value;
    lastCode.current = input.value;
    setSuggested(found);
    if (!(city instanceof HTMLInputElement)) return;
    if (city.value === "" || (isCorrected && before.includes(city.value))) fill(city, found);
  };
  const text = (part: AddressPart) => ({
    name: nameOf(part),
    cap: caps[nameOf(part)],
    label: t(`common:address.${part}`),
    mayWait,
  });
  return (
    <div className="fields">
      <TextField {...text("street")} span={4} optional={streetIsOptional} autoComplete="address-line1" />
      <TextField {...text("buildingNumber")} span={2} optional />
      <TextField
        {...text("postalCode")}
        span={2}
        autoComplete="postal-code"
        onBlur={(input) => void suggestCity(input)}
      />
      <TextField {...text("city")} span={4} list={listId} autoComplete="address-level2" />
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      {withoutCountry ? (
        <HiddenField name={nameOf("country")} />
      ) : (
        <SelectField name={nameOf("country")} label={t("common:address.country")} autoComplete="country">
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

/** The town of an earlier postal code never stays beside a new one. */
function fill(city: HTMLInputElement, found: string[]): void {
  if (found.length > 0 && found.includes(city.value)) return;
  const only = found.length === 1 ? found[0] : undefined;
  city.value = only ?? "";
  city.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Empty when the code is unknown or the network is away: it is only a convenience. */
async function citiesOf(postalCode: string): Promise<string[]> {
  if (!/^\D*\d{4}\D*$/.test(postalCode)) return [];
  try {
    const response = await fetch(paths.postalCode(postalCode.replace(/\D/g, "")));
    return response.ok ? ((await response.json()) as { cities: string[] }).cities : [];
  } catch {
    return [];
  }
}
