import { type ReactNode, useEffect, useRef } from "react";
import { useFormField } from "#app/ui/forms/form.tsx";

interface ItemExtraProps {
  name: string;
  initial: string;
  title: string;
  /** Counts the times that the row's menu asked for it. */
  asked: number;
  children: ReactNode;
}

/** Unseen until it is filled, wrong or asked for; without scripts it opens by itself. */
export function ItemExtra({ name, initial, title, asked, children }: ItemExtraProps) {
  const { error } = useFormField(name);
  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = error !== undefined;
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  useEffect(() => {
    if (asked === 0 || !details.current) return;
    details.current.open = true;
    details.current.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [asked]);
  return (
    <details className="item-extra" ref={details} open={initial !== "" || isWrong}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
