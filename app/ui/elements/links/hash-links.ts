import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

let shownPath = "";

export function useShownPath(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shownPath = pathname + search;
  }, [pathname, search]);
}

/** Told of a link within the page, the router would forget what the server said about a form. Comes before it. */
export function keepHashLinksFromRouter(): void {
  window.addEventListener("popstate", (event) => {
    const { hash, pathname, search } = window.location;
    if (hash && pathname + search === shownPath) event.stopImmediatePropagation();
  });
}
