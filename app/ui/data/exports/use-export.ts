import { useEffect, useRef, useState } from "react";
import { secondsLeftOf } from "#app/features/people/progress/seconds-left.ts";
import { FrameReader } from "#app/platform/files/framed-pieces.ts";
import { paths } from "#app/paths.ts";

export type ExportState =
  | { kind: "idle" | "cancelled" | "failed" | "done" }
  | { kind: "running"; done: number; total: number; secondsLeft: number | null };

export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (form: HTMLFormElement) => {
    if (running.current) return;
    const abort = (running.current = new AbortController());
    try {
      const response = await fetch(paths.exportStream(queryFrom(form)), { signal: abort.signal });
      if (!response.ok || !response.body || !response.headers.has("X-Total-Rows")) return form.submit();
      const total = Number(response.headers.get("X-Total-Rows"));
      const begun = performance.now();
      const show = (done: number) => {
        const secondsLeft = secondsLeftOf({ done, total, passed: performance.now() - begun });
        setState({ kind: "running", done, total: Math.max(done, total), secondsLeft });
      };
      show(0);
      const parts = await receive(response.body, show);
      handOver(new Blob(parts), decodeURIComponent(response.headers.get("X-File-Name") ?? ""));
      setState({ kind: "done" });
    } catch {
      setState({ kind: abort.signal.aborted ? "cancelled" : "failed" });
    } finally {
      running.current = null;
    }
  };
  return {
    state,
    start: (form: HTMLFormElement) => void start(form),
    cancel: () => running.current?.abort(),
  };
}

function queryFrom(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  return new URLSearchParams(fields).toString();
}

async function receive(body: ReadableStream<Uint8Array>, onRows: (done: number) => void) {
  const frames = new FrameReader();
  const parts: BlobPart[] = [];
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const before = frames.done;
    for (const piece of frames.read(value)) parts.push(new Uint8Array(piece));
    if (frames.done !== before) onRows(frames.done);
  }
  if (!frames.isWhole) throw new Error("the file is not whole");
  return parts;
}

function handOver(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
