import { type RefObject, useEffect, useRef, useState } from "react";
import { blankRow } from "#app/features/selling/invoices/form/blank-row.ts";
import { moved } from "#app/features/selling/invoices/form/row-buttons.ts";
import { MAX_ITEMS } from "#app/features/selling/invoices/fields/invoice.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";

interface FormRow {
  key: number;
  /** The values that the row starts with; what is typed since then is in the form. */
  values: FormValues;
}

/** Part of a row that gets the focus once the rows have changed. */
type Part = "text" | "grip";

/** The rows and their changes. Focus goes on where the next word is typed. */
export function useItemRows(list: RefObject<HTMLElement>, values: FormValues, vatRate: string) {
  const items = Array.isArray(values.items) ? values.items : [];
  const [rows, setRows] = useState<FormRow[]>(() => items.map((row, key) => ({ key, values: row })));
  const nextKey = useRef(items.length);
  const focus = useRef<{ key: number; part: Part } | null>(null);
  useEffect(() => {
    if (!focus.current) return;
    const { key, part } = focus.current;
    focus.current = null;
    if (document.activeElement?.closest(".written-paper")) return;
    const row = list.current?.querySelector(`[data-row="${key}"]`);
    row?.querySelector<HTMLElement>(part === "grip" ? ".is-grip" : ".item-text input")?.focus();
  }, [rows, list]);

  const change = (next: FormRow[], key?: number, part: Part = "text") => {
    if (key !== undefined) focus.current = { key, part };
    setRows(next.slice(0, MAX_ITEMS));
  };
  const made = (values: FormValues): FormRow => ({ key: nextKey.current++, values });
  return {
    rows,
    insert(index: number, given: FormValues[], replaces = 0) {
      const added = given.map(made);
      const room = MAX_ITEMS - rows.length + replaces;
      const kept = added.slice(0, Math.max(0, room));
      change([...rows.slice(0, index), ...kept, ...rows.slice(index + replaces)], kept.at(-1)?.key);
      return kept.length;
    },
    add() {
      const row = made(blankRow(vatRate));
      change([...rows, row], row.key);
    },
    /** `leaves`: the focus goes somewhere else. */
    remove(index: number, leaves = false) {
      const left = rows.filter((_, at) => at !== index);
      change(left, leaves ? undefined : left[Math.min(index, left.length - 1)]?.key);
    },
    move(from: number, to: number, part?: Part) {
      const key = rows[from]?.key;
      if (part && key !== undefined) focus.current = { key, part };
      // While a row is dragged, this is called with the rows of the time when the drag began.
      setRows((rows) => moved(rows, from, to));
    },
  };
}
