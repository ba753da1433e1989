import { type FormEvent, useRef, useState } from "react";

interface Connection {
  isMissing: boolean;
  /** @returns true when the form waits until the server has been asked, and is then sent by itself */
  waitsFor: (event: FormEvent<HTMLFormElement>) => boolean;
}

/** A browser without a network may still reach a server on its own machine: only asking tells. */
export function useConnection(): Connection {
  const [isMissing, setMissing] = useState(false);
  const isThere = useRef(false);
  const waitsFor = (event: FormEvent<HTMLFormElement>) => {
    if (navigator.onLine || isThere.current) {
      isThere.current = false;
      setMissing(false);
      return false;
    }
    event.preventDefault();
    const { currentTarget: form, nativeEvent } = event;
    const { submitter } = nativeEvent as SubmitEvent;
    void answers().then((answered) => {
      isThere.current = answered;
      setMissing(!answered);
      if (answered) form.requestSubmit(submitter);
    });
    return true;
  };
  return { isMissing, waitsFor };
}

async function answers(): Promise<boolean> {
  try {
    await fetch("/healthz", { method: "HEAD" });
    return true;
  } catch {
    return false;
  }
}
