import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * An address with `?lang=` shows one page in another language than the account's. The texts in the browser stay in it,
 * so the next address is loaded whole: a link is left to the browser, and what a form leads to is asked for here.
 * @returns whether the page shown is such a next one, of two languages
 */
export function useAddressedLanguage(): boolean {
  const { search } = useLocation();
  const { location: next } = useNavigation();
  const [addressed] = useState(() => languageIn(search));
  const isOther = (search: string) => addressed !== null && languageIn(search) !== addressed;
  const whole = next && isOther(next.search) ? next.pathname + next.search + next.hash : "";
  useEffect(() => {
    if (whole) window.location.assign(whole);
  }, [whole]);
  return isOther(search);
}

export function languageIn(search: string): string | null {
  return new URLSearchParams(search).get("lang");
}
