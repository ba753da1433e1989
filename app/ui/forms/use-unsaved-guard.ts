import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";

/**
 * Asks before typed, unsaved text is left. Sending the form goes to the same path and is never asked about; leaving the
 * site is asked about by the browser.
 */
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
    /** Wraps a listener for typing. */
    typed:
      <T>(listener: (value: T) => void) =>
      (value: T) => {
        isDirty.current = true;
        listener(value);
      },
  };
}
