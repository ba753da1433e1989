import { useSyncExternalStore } from "react";

/** Width from which the invoice form has its totals beside it (layout.css, .split). */
const WIDE = "(width >= 1080px)";

/** False on the server and for the first render in the browser. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
