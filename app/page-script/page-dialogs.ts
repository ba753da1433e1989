import { parsePage } from "./parse-page.ts";

/** `<a data-dialog="ID">`: what has this id on the linked page opens over this one, under that page's title. */
export function openPageDialogs(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const id = link?.dataset.dialog;
    if (!id || !isPlainClick(event) || document.getElementById(id)) return;
    event.preventDefault();
    void open(link.href, id);
  });
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

async function open(address: string, id: string): Promise<void> {
  const text = await fetch(address)
    .then((answer) => answer.text())
    .catch(() => "");
  const page = parsePage(text);
  const content = page.getElementById(id);
  const title = page.querySelector("h1")?.textContent;
  if (!content || !title) return location.assign(address);
  // Somebody clicked twice.
  if (!document.getElementById(id)) show(content, title);
}

/** Last in the page: React, which may not have taken over yet, leaves what it does not know at the end. */
function show(content: HTMLElement, title: string): void {
  const dialog = document.createElement("dialog");
  dialog.className = "dialog";
  const head = document.createElement("div");
  head.className = "dialog-head";
  const heading = document.createElement("h2");
  heading.textContent = title;
  dialog.ariaLabel = title;
  head.append(heading);
  dialog.append(head, content);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
