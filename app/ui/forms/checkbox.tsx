import { type ReactNode, useEffect, useRef } from "react";
import { useFormId } from "./form-id.ts";
import { fieldId, useFormField } from "./form.tsx";

interface CheckboxProps {
  name: string;
  /** Of a row, as it starts. */
  initial?: string;
  children: ReactNode;
  /** Sends 1 or 0, where a field that is left out stays as it was. */
  isSwitch?: boolean;
  onChange?: (checked: boolean) => void;
}

export function Checkbox({ name, initial, children, isSwitch, onChange }: CheckboxProps) {
  const id = fieldId(useFormId(), name);
  const { error, value: stored } = useFormField(name);
  const value = initial ?? stored;
  const box = useRef<HTMLInputElement>(null);
  // It may have been ticked before the scripts took over, and React did not hear of that.
  useEffect(() => {
    if (box.current && box.current.checked !== box.current.defaultChecked) onChange?.(box.current.checked);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return (
    <div>
      {isSwitch ? <input type="hidden" name={name} value="0" /> : null}
      <label className="check" htmlFor={id}>
        <input
          ref={box}
          type="checkbox"
          id={id}
          name={name}
          {...(isSwitch ? { value: "1" } : {})}
          defaultChecked={value === (isSwitch ? "1" : "on")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={onChange ? (event) => onChange(event.currentTarget.checked) : undefined}
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
