import { useSyncExternalStore } from "react";

/** From here on the invoice form has its totals beside it (layout.css, .split). */
const WIDE = "(width >= 1080px)";

/** True in a window with room for two columns; false on the server and for the first render in the browser. */
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
