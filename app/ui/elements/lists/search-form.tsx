import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

interface SearchFormProps {
  id: string;
  to: string;
  search: string;
  label: string;
  /** What can be found; with it comes the key that leads to the search. */
  hint?: string;
  submit: string;
  /** Characters. */
  max?: number;
  /** What else narrows the list, as in its address. */
  kept?: Iterable<readonly [name: string, value: string]>;
  children?: ReactNode;
}

export function SearchForm(props: SearchFormProps) {
  const { id, to, search, label, hint, submit, max, kept = [], children } = props;
  return (
    <Form className="search" role="search" reloadDocument action={to}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        key={search}
        id={id}
        name="q"
        type="search"
        maxLength={max}
        defaultValue={search}
        placeholder={hint}
        aria-keyshortcuts={hint && "/"}
      />
      <button className="button">{submit}</button>
    </Form>
  );
}
