import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

let shownPath = "";

/** For `keepHashLinksFromRouter`: the page that the router shows. */
export function useShownPath(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shownPath = pathname + search;
  }, [pathname, search]);
}

/**
 * A link within the page, such as a tab of a form on a phone, is none of the router's business: it would forget what
 * the server said about the form. Browsers tell listeners at the window in their order, so this one comes first.
 */
export function keepHashLinksFromRouter(): void {
  window.addEventListener("popstate", (event) => {
    const { hash, pathname, search } = window.location;
    if (hash && pathname + search === shownPath) event.stopImmediatePropagation();
  });
}
