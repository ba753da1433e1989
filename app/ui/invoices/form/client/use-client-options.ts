import { useEffect, useRef, useState } from "react";
import type { ClientOption } from "#app/features/selling/invoices/form/client-option.ts";
import { paths } from "#app/paths.ts";

/** How long typing rests before the server is asked (ms). */
const PAUSE = 150;

/** Asks when typing rests; an answer to an earlier question is dropped, and without a network the list stays. */
export function useClientOptions(text: string, initial: ClientOption[]): ClientOption[] {
  const [options, setOptions] = useState(initial);
  const start = useRef(initial);
  useEffect(() => {
    if (!text.trim()) {
      setOptions(start.current);
      return;
    }
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      fetch(paths.clientOptions(text.trim()), { signal: outdated.signal })
        .then(async (response) => response.ok && ((await response.json()) as { options: ClientOption[] }))
        .then((found) => found && setOptions(found.options))
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [text]);
  return options;
}
