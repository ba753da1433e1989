import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False for the first render in the browser, too. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
