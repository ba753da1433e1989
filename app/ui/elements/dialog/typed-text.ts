import { type RefObject, useEffect, useRef } from "react";

/** Whether the forms inside hold something else than when one came to each of them. */
export function useTypedText(box: RefObject<HTMLElement>) {
  const starts = useRef(new Map<HTMLFormElement, string>());
  useEffect(() => {
    const element = box.current;
    const begin = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest("form") : null;
      if (form && !starts.current.has(form)) starts.current.set(form, contentOf(form));
    };
    element?.addEventListener("focusin", begin);
    return () => element?.removeEventListener("focusin", begin);
  }, [box]);
  return {
    isThere: () => [...starts.current].some(([form, start]) => form.isConnected && contentOf(form) !== start),
    forget: () => starts.current.clear(),
  };
}

function contentOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)];
  return JSON.stringify(fields.map(([name, value]) => [name, value instanceof File ? value.name : value]));
}
