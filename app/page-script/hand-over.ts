import { copy } from "./copy-buttons.ts";

/** `<button data-hand-over="TITLE" data-url data-pdf>`: the share sheet of a phone, else the link is copied. */
export function handOverByButtons(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-hand-over]") : null;
    if (button) void handOver(button);
  });
}

async function handOver(button: HTMLElement): Promise<void> {
  const { handOver: title = "", url = "", pdf = "" } = button.dataset;
  const files = await filesOf(pdf, title);
  try {
    if (!files && !url) throw new Error("nothing to share");
    await navigator.share(files ? { files, title } : { url, title });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (url) await copy(button, url);
    else location.assign(pdf);
  }
}

/** Null where the browser shares no files, or the PDF cannot be had now. */
async function filesOf(pdf: string, title: string): Promise<File[] | null> {
  if (!pdf || !("canShare" in navigator)) return null;
  try {
    const response = await fetch(pdf);
    if (!response.ok) return null;
    const files = [new File([await response.blob()], `${title}.pdf`, { type: "application/pdf" })];
    return navigator.canShare({ files }) ? files : null;
  } catch {
    return null;
  }
}
