import { type ReactNode, useEffect, useRef } from "react";
import { useFormId } from "./form-id.ts";
import { fieldId, useFormField } from "./form.tsx";

interface CheckboxProps {
  name: string;
  children: ReactNode;
  onChange?: (checked: boolean) => void;
}

export function Checkbox({ name, children, onChange }: CheckboxProps) {
  const id = fieldId(useFormId(), name);
  const { error, value } = useFormField(name);
  const box = useRef<HTMLInputElement>(null);
  // It may have been ticked before the scripts took over, and React did not hear of that.
  useEffect(() => {
    if (box.current && box.current.checked !== box.current.defaultChecked) onChange?.(box.current.checked);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          ref={box}
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={value === "on"}
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
