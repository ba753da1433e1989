import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useRef } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Leaving the site is asked about by the browser; sending the form is never asked about. */
export function useUnsavedGuard(isDirtyAtFirst = false) {
  const { t } = useTranslation();
  const isDirty = useRef(isDirtyAtFirst);
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !window.confirm(t("common:unsaved")),
  );
  useBeforeUnload(
    useCallback((event) => {
      if (isDirty.current) event.preventDefault();
    }, []),
  );
  return {
    typed:
      <T>(listener: (value: T) => void) =>
      (value: T) => {
        isDirty.current = true;
        listener(value);
      },
  };
}
