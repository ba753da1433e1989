import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { counterClass } from "#app/ui/forms/counter-class.ts";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId, useFormField } from "#app/ui/forms/form.tsx";

export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Neither optional by its label nor required: what is asked for elsewhere may wait. */
  mayWait?: boolean;
  cap?: number;
  initial?: string;
  problem?: string;
  /** Columns of six. */
  span?: 2 | 3 | 4 | 6;
}

/** What the inputs of a form take from its fields. */
export function inputsOf<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  caps?: Readonly<Partial<Record<NoInfer<Name>, number>>>,
) {
  return (name: Name) => ({ name, label: labels[name], cap: caps?.[name] });
}

interface InputProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  inputMode?: "numeric" | "decimal" | "email" | "tel";
  /** A token of the HTML standard for what browsers know about the person; `off` for all else. */
  autoComplete?: string;
  autoFocus?: boolean;
  placeholder?: string;
  readOnly?: boolean;
  disabled?: boolean;
  list?: string;
  className?: string;
  affix?: ReactNode;
  /** What a script beside the page needs, such as `data-city`. */
  data?: Record<`data-${string}`, string>;
}

export function TextField(props: InputProps) {
  const {
    name,
    affix,
    data,
    type = "text",
    inputMode,
    autoComplete = "off",
    autoFocus,
    placeholder,
    readOnly,
    disabled,
    list,
    className,
  } = props;
  const field = useFieldParts(props);
  const input = (
    <input
      {...field.control}
      {...data}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      placeholder={placeholder}
      readOnly={readOnly}
      disabled={disabled}
      list={list}
      className={className}
      aria-required={readOnly || disabled ? undefined : field.control["aria-required"]}
      defaultValue={field.value}
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
      <textarea {...field.control} rows={props.rows ?? 3} defaultValue={field.value} />
    </FieldFrame>
  );
}

interface SelectProps extends FieldProps {
  children: ReactNode;
  autoComplete?: string;
  onChange?: (value: string) => void;
}

export function SelectField({ onChange, ...props }: SelectProps) {
  const field = useFieldParts(props);
  return (
    <FieldFrame {...props} parts={field}>
      <select
        {...field.control}
        aria-required={undefined}
        defaultValue={field.value}
        autoComplete={props.autoComplete ?? "off"}
        onChange={onChange ? (event) => onChange(event.currentTarget.value) : undefined}
      >
        {props.children}
      </select>
    </FieldFrame>
  );
}

export function HiddenField({ name }: { name: string }) {
  const { value } = useFormField(name);
  return value ? <input type="hidden" name={name} value={value} /> : null;
}

type Parts = ReturnType<typeof useFieldParts>;

export function useFieldParts({ name, hint, cap, initial, problem, optional, mayWait }: FieldProps) {
  const id = fieldId(useFormId(), name);
  const { error: refused, value: stored } = useFormField(name);
  const error = problem || refused;
  const value = initial ?? stored;
  const { length } = [...value];
  const described = [hint && `${id}-hint`, cap && `${id}-count`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    error,
    value,
    length,
    control: {
      id,
      name,
      "aria-describedby": described || undefined,
      "aria-invalid": error ? true : undefined,
      "aria-required": optional || mayWait ? undefined : true,
      "data-cap": cap,
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
  const over = cap === undefined ? 0 : Math.max(0, length - cap);
  return (
    <div className={`field${span && span < 6 ? ` span-${span}` : ""}${error ? " is-wrong" : ""}`}>
      <label htmlFor={id}>
        {label} {optional ? <span className="optional">{t("common:optional")}</span> : null}
      </label>
      {cap ? (
        <span className={counterClass(length, cap)} id={`${id}-count`}>
          {over ? t("common:tooLong", { count: over }) : `${length}/${cap}`}
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
