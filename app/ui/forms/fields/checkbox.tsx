import type { ReactNode } from "react";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId, useFormField } from "#app/ui/forms/form.tsx";

interface CheckboxProps {
  name: string;
  initial?: string;
  children: ReactNode;
  /** Sends 1 or 0, where a field that is left out stays as it was. */
  isSwitch?: boolean;
}

export function Checkbox({ name, initial, children, isSwitch }: CheckboxProps) {
  const id = fieldId(useFormId(), name);
  const { error, value: stored } = useFormField(name);
  const value = initial ?? stored;
  return (
    <div>
      {isSwitch ? <input type="hidden" name={name} value="0" /> : null}
      <label className="check" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          {...(isSwitch ? { value: "1" } : {})}
          defaultChecked={value === (isSwitch ? "1" : "on")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
