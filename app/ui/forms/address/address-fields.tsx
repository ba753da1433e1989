import { paths } from "#app/paths.ts";
import type { Country } from "#app/swiss/countries.ts";
import { HiddenField, SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { type AddressPart, useAddressLabels } from "./use-address-labels.ts";
import { fieldId, useFormField, useRefusal } from "#app/ui/forms/form.tsx";

interface AddressFieldsProps {
  /** True for the address of the person who types: browsers may fill it in. */
  isOwn?: boolean;
  isOptional?: boolean;
  nameOf?: (part: AddressPart) => string;
  caps: Record<string, number>;
  /** From the server: browsers know other names and another order. */
  countries: readonly Country[];
  withoutCountry?: boolean;
  streetIsOptional?: boolean;
}

/** Countries whose postal codes have no letters; empty for our own. */
const OF_FIGURES = ["", "CH", "LI", "DE", "AT", "FR", "IT"];

/** Street and number apart, as the payment slip wants them. */
export function AddressFields({
  nameOf = (part) => part,
  caps,
  countries,
  withoutCountry,
  streetIsOptional,
  isOptional = false,
  isOwn = false,
}: AddressFieldsProps) {
  const labels = useAddressLabels();
  const listId = `${fieldId(useFormId(), nameOf("city"))}-list`;
  const cities = useRefusal()?.choices?.[nameOf("city")] ?? [];
  const { value: country } = useFormField(nameOf("country"));
  const text = (part: AddressPart) => ({
    name: nameOf(part),
    cap: caps[nameOf(part)],
    label: labels[part],
    optional: isOptional,
  });
  const own = (token: string) => ({ autoComplete: isOwn ? token : "off" });
  return (
    <div className="fields">
      <TextField
        {...text("street")}
        span={4}
        optional={isOptional || streetIsOptional}
        {...own("address-line1")}
      />
      <TextField {...text("buildingNumber")} span={2} optional />
      <TextField
        {...text("postalCode")}
        span={2}
        inputMode={OF_FIGURES.includes(country) ? "numeric" : undefined}
        {...own("postal-code")}
        data={{
          "data-city": nameOf("city"),
          "data-country": nameOf("country"),
          "data-cities": paths.postalCode(""),
        }}
      />
      <TextField {...text("city")} span={4} list={listId} {...own("address-level2")} />
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      {withoutCountry ? (
        <HiddenField name={nameOf("country")} />
      ) : (
        <SelectField name={nameOf("country")} label={labels.country} {...own("country")}>
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
