import { useLayoutEffect, useState, useSyncExternalStore as useStore } from "preact/compat";

// What the product uses. `useId` is missing on purpose: its ids differ from the server's, and stay different.
export {
  Component,
  createContext,
  createElement,
  Fragment,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/compat";

let isHydrating = true;

export function hydrationEnded(): void {
  isHydrating = false;
}

/** Preact does not know the snapshot of the server, and would not mend attributes that differ from it. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (changed: () => void) => () => void,
  snapshot: () => Snapshot,
  serverSnapshot?: () => Snapshot,
): Snapshot {
  const [isAsServed, setAsServed] = useState(isHydrating);
  useLayoutEffect(() => setAsServed(false), []);
  return useStore(subscribe, (isAsServed && serverSnapshot) || snapshot);
}
