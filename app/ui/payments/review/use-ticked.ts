import { type RefObject, useState } from "react";
import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";

/** The boxes hold what is selected, so that they work without scripts; this only follows them. */
export function useTicked(form: RefObject<HTMLFormElement | null>, rows: PaymentRow[], isTicked: boolean) {
  const [ids, setIds] = useState(() => (isTicked ? rows.map(({ id }) => id) : []));
  const read = () => setIds(boxesIn(form.current).flatMap(({ checked, value }) => (checked ? [value] : [])));
  const setAll = (checked: boolean) => {
    for (const box of boxesIn(form.current)) box.checked = checked;
    read();
  };
  return { ids, read, setAll };
}

function boxesIn(form: HTMLFormElement | null): HTMLInputElement[] {
  return form ? [...form.querySelectorAll<HTMLInputElement>("input[name=id]")] : [];
}
