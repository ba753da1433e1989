import { type HTMLInputTypeAttribute, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { NEAR_CAP } from "#app/platform/form-caps.ts";
import { useFormId } from "./form-id.ts";
import { fieldId, useFormField } from "./form.tsx";

export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Longest input, in characters; shows a counter. */
  cap?: number;
  /** What the field shows at first, instead of the form's values. */
  initial?: string;
  /** Width in the six-column grid. */
  span?: 2 | 3 | 4 | 6;
}

interface InputProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  inputMode?: "numeric" | "decimal" | "email" | "tel";
  autoComplete?: string;
  placeholder?: string;
  readOnly?: boolean;
  list?: string;
  className?: string;
  /** Beside the input, for example a button. */
  affix?: ReactNode;
  onBlur?: (input: HTMLInputElement) => void;
}

export function TextField(props: InputProps) {
  const {
    name,
    cap,
    affix,
    onBlur,
    type = "text",
    inputMode,
    autoComplete,
    placeholder,
    readOnly,
    list,
    className,
  } = props;
  const field = useFieldParts(props);
  const input = (
    <input
      {...field.control}
      {...{ type, inputMode, autoComplete, placeholder, readOnly, list, className }}
      defaultValue={field.value}
      maxLength={cap}
      onBlur={onBlur ? (event) => onBlur(event.currentTarget) : undefined}
      onInput={field.count}
    />
  );
  return (
    <FieldFrame {...props} name={name} parts={field}>
      {affix ? (
        <div className="affix">
          {input}
          {affix}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

export function TextArea(props: FieldProps & { rows?: number }) {
  const field = useFieldParts(props);
  return (
    <FieldFrame {...props} parts={field}>
      <textarea
        {...field.control}
        rows={props.rows ?? 3}
        defaultValue={field.value}
        maxLength={props.cap}
        onInput={field.count}
      />
    </FieldFrame>
  );
}

export function SelectField(props: FieldProps & { children: ReactNode; autoComplete?: string }) {
  const field = useFieldParts(props);
  return (
    <FieldFrame {...props} parts={field}>
      <select {...field.control} defaultValue={field.value} autoComplete={props.autoComplete}>
        {props.children}
      </select>
    </FieldFrame>
  );
}

type Parts = ReturnType<typeof useFieldParts>;

/** Ids, error and counter of a field, and the attributes that tie them together for assistive technology. */
export function useFieldParts({ name, hint, cap, initial }: FieldProps) {
  const id = fieldId(useFormId(), name);
  const { error, value: stored } = useFormField(name);
  const value = initial ?? stored;
  const [length, setLength] = useState([...value].length);
  const described = [hint && `${id}-hint`, cap && `${id}-count`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    error,
    value,
    length,
    count: cap
      ? (event: React.FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          setLength([...event.currentTarget.value].length)
      : undefined,
    control: {
      id,
      name,
      "aria-describedby": described || undefined,
      "aria-invalid": error ? true : undefined,
    },
  };
}

export function FieldFrame({
  label,
  hint,
  optional,
  cap,
  span,
  parts,
  children,
}: FieldProps & { parts: Parts; children: ReactNode }) {
  const { t } = useTranslation();
  const { id, error, length } = parts;
  const isNear = cap !== undefined && length >= cap * NEAR_CAP;
  return (
    <div className={`field${span && span < 6 ? ` span-${span}` : ""}${error ? " is-wrong" : ""}`}>
      <label htmlFor={id}>
        {label} {optional ? <span className="optional">{t("common:optional")}</span> : null}
      </label>
      {cap ? (
        <span className={isNear ? "counter is-near" : "counter"} id={`${id}-count`}>
          {length}/{cap}
        </span>
      ) : null}
      {children}
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
