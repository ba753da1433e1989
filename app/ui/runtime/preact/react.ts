import { useLayoutEffect, useState, useSyncExternalStore as useStore } from "preact/compat";

// What the product and Remix use. `useId` is missing on purpose: its ids differ from the server's, and stay different.
export {
  Children,
  cloneElement,
  Component,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
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
