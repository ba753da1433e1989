import { type RefObject, useEffect, useState } from "react";
import type { PreviewView } from "#app/features/invoices/form/preview-view.ts";
import { paths } from "#app/paths.ts";
import { askServer, type ScriptAnswer } from "./ask-server.ts";

/** How long typing rests before the server is asked (ms; rule 22). */
const PAUSE = 500;

/**
 * The server's answer for the form around `place`, asked again after each change while `isOn`. An older answer never
 * replaces a newer one. `changes` is anything that changes with the form's rows.
 */
export function useSlipPreview(
  place: RefObject<HTMLElement>,
  isOn: boolean,
  changes: unknown,
): ScriptAnswer<PreviewView> | null {
  const [answer, setAnswer] = useState<ScriptAnswer<PreviewView> | null>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!isOn || !form) return;
    let timer = 0;
    let request = new AbortController();
    const ask = async () => {
      const { signal } = request;
      try {
        setAnswer(await askServer<PreviewView>(paths.previewSlip, form, signal));
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    };
    const askLater = () => {
      forget();
      request = new AbortController();
      timer = window.setTimeout(() => void ask(), PAUSE);
    };
    const forget = () => {
      window.clearTimeout(timer);
      request.abort();
    };
    form.addEventListener("input", askLater);
    askLater();
    return () => {
      form.removeEventListener("input", askLater);
      forget();
    };
  }, [place, isOn, changes]);
  return answer;
}
