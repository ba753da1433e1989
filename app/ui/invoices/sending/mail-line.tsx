import type { ReactNode } from "react";
import { type FieldProps, useFieldParts } from "#app/ui/forms/fields/field.tsx";

type LineProps = Pick<FieldProps, "name" | "label" | "hint" | "initial" | "cap"> & {
  lang?: string;
  placeholder?: string;
};

export function MailInput({ lang, placeholder, inputMode, ...props }: LineProps & { inputMode?: "email" }) {
  const parts = useFieldParts({ ...props, cap: undefined });
  return (
    <MailLine {...props} parts={parts}>
      <input
        {...parts.control}
        type="text"
        inputMode={inputMode}
        lang={lang}
        placeholder={placeholder}
        defaultValue={parts.value}
        autoComplete="off"
      />
    </MailLine>
  );
}

interface SelectProps extends LineProps {
  children: ReactNode;
}

export function MailSelect({ lang, children, ...props }: SelectProps) {
  const parts = useFieldParts(props);
  return (
    <MailLine {...props} parts={parts}>
      <select {...parts.control} lang={lang} defaultValue={parts.value}>
        {children}
      </select>
    </MailLine>
  );
}

interface MailLineProps {
  label: string;
  hint?: ReactNode;
  parts: ReturnType<typeof useFieldParts>;
  children: ReactNode;
}

function MailLine({ label, hint, parts: { id, error }, children }: MailLineProps) {
  return (
    <div className={error ? "mail-line is-wrong" : "mail-line"}>
      <label htmlFor={id}>{label}</label>
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
