import { hasWords } from "#app/platform/lists/has-words.ts";

/** `data-when-none="ID"` shows when no child of `data-finds="ID"` matches. The form does the same on the server. */
export function findAsYouType(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.finds) return;
    const list = document.getElementById(target.dataset.finds);
    if (list) show(list, target.value.trim());
  });
}

function show(list: HTMLElement, words: string): void {
  const entries = [...list.children].filter((child) => child instanceof HTMLElement);
  for (const entry of entries) entry.hidden = !hasWords(entry.textContent ?? "", words);
  const none = document.querySelector<HTMLElement>(`[data-when-none="${list.id}"]`);
  if (none) none.hidden = entries.some((entry) => !entry.hidden);
}
