import { FrameReader } from "#app/platform/files/framed-pieces.ts";
import { showRows, showState } from "./show-export.ts";

/** A form around `[data-export=ADDRESS]` has its file streamed from there, and shows its rows as they come. */
export function exportWithProgress(): void {
  let running: AbortController | null = null;
  document.addEventListener("submit", (event) => {
    const { target: form } = event;
    const place = form instanceof HTMLFormElement ? form.querySelector<HTMLElement>("[data-export]") : null;
    if (!place || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (running) return;
    running = new AbortController();
    void exportFile(form, place, running.signal).finally(() => (running = null));
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-export] [data-cancel]")) running?.abort();
  });
}

async function exportFile(form: HTMLFormElement, place: HTMLElement, signal: AbortSignal): Promise<void> {
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(`${place.dataset.export}${query}`, { signal });
    if (!response.ok || !response.body || !response.headers.has("X-Total-Rows")) return form.submit();
    const total = Number(response.headers.get("X-Total-Rows"));
    const begun = performance.now();
    const show = (done: number) => showRows(place, { done, total, passed: performance.now() - begun });
    showState(place, "running");
    show(0);
    const parts = await receive(response.body, show);
    handOver(new Blob(parts), decodeURIComponent(response.headers.get("X-File-Name") ?? ""));
    showState(place, "done");
  } catch {
    showState(place, signal.aborted ? "cancelled" : "failed");
  }
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
