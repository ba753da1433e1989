import { type RefObject, useEffect, useRef, useState } from "react";
import type { PreviewView } from "#app/features/selling/invoices/preview/preview-view.ts";
import { askServer, formContent, type ScriptAnswer } from "#app/ui/invoices/form/ask-server.ts";
import { ROWS_CHANGED } from "#app/ui/invoices/form/rows/rows-changed.ts";

/** How long typing rests before the server is asked (ms; rule 22). */
const PAUSE = 500;

interface LiveSheetOptions {
  /** The sheet; nobody is asked while it does not show. */
  place: RefObject<HTMLElement>;
  formId: string;
  drawnAt: string;
  isOn: boolean;
  /** The page's own sheet is not what the form holds. */
  asksAtOnce: boolean;
}

/**
 * The server's answer for the form, asked again once the form holds something else. An older answer never replaces a
 * newer one.
 */
export function useLiveSheet(options: LiveSheetOptions): ScriptAnswer<PreviewView> | null {
  const { place, formId, drawnAt, isOn, asksAtOnce } = options;
  const [answer, setAnswer] = useState<ScriptAnswer<PreviewView> | null>(null);
  const drawn = useRef<string | null>(asksAtOnce ? "" : null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!isOn || !(form instanceof HTMLFormElement)) return;
    drawn.current ??= formContent(form);
    let timer = 0;
    let request = new AbortController();
    const ask = async () => {
      if (!place.current?.offsetParent) return;
      const { signal } = request;
      const content = formContent(form);
      if (content === drawn.current) return;
      try {
        const answer = await askServer<PreviewView>(drawnAt, form, signal);
        if (answer.kind === "answer") drawn.current = content;
        setAnswer(answer);
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
    form.addEventListener(ROWS_CHANGED, askLater);
    // On a phone, the sheet is a tab of its own.
    window.addEventListener("hashchange", askLater);
    askLater();
    return () => {
      form.removeEventListener("input", askLater);
      form.removeEventListener(ROWS_CHANGED, askLater);
      window.removeEventListener("hashchange", askLater);
      forget();
    };
  }, [place, formId, drawnAt, isOn]);
  return answer;
}
