import { type RefObject, useState } from "react";

interface Selection {
  ids: string[];
  read: () => void;
  /** Selects every row of the page, or none. */
  setAll: (checked: boolean) => void;
}

/** The boxes `id` of a form hold what is selected, so that they work without scripts; this only follows them. */
export function useSelection(form: RefObject<HTMLFormElement | null>): Selection {
  const [ids, setIds] = useState<string[]>([]);
  const read = () => {
    setIds(boxesOf(form.current).flatMap(({ checked, value }) => (checked ? [value] : [])));
  };
  const setAll = (checked: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = checked;
    read();
  };
  return { ids, read, setAll };
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return form ? [...form.querySelectorAll<HTMLInputElement>("input[name=id]")] : [];
}
