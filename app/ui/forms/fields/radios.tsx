import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId, useFormField } from "#app/ui/forms/form.tsx";

interface RadiosProps {
  name: string;
  legend: string;
  choices: { value: string; label: string; hint?: string }[];
}

export function Radios({ name, legend, choices }: RadiosProps) {
  const id = fieldId(useFormId(), name);
  const { error, value: stored } = useFormField(name);
  return (
    <fieldset
      className={error ? "field is-wrong" : "field"}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">{legend}</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="check">
          <input type="radio" name={name} value={value} defaultChecked={value === stored} />
          <span>
            {label}
            {hint ? <span className="hint">{hint}</span> : null}
          </span>
        </label>
      ))}
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
