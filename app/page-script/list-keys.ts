const KEY = "shortcuts";

const STEPS: Record<string, number> = { j: 1, k: -1 };

/** Fields in which a letter is text. */
const TYPED_IN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/**
 * j and k walk through the rows of the page's table, Enter opens one or presses its button, o opens one that has a
 * button, v presses the button of one that Enter opens, x selects it. Any other key belongs to the element whose
 * `aria-keyshortcuts` names it.
 */
export function listenForListKeys(): void {
  document.addEventListener("keydown", (event) => {
    if (isForList(event) && act(event.key.toLowerCase())) event.preventDefault();
  });
}

/** `<input data-shortcuts>` says whether keys are used, in this browser. */
export function chooseShortcuts(): void {
  const follow = () => {
    for (const box of document.querySelectorAll<HTMLInputElement>("input[data-shortcuts]"))
      box.checked = areShortcutsOn();
  };
  follow();
  // A dialog that shows the box is added to the page.
  document.addEventListener("focusin", follow);
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !("shortcuts" in target.dataset)) return;
    try {
      localStorage.setItem(KEY, target.checked ? "on" : "off");
    } catch {
      // A browser that keeps nothing for us leaves them on.
    }
  });
}

function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Whether a key means the list of the page, not something typed or a dialog. */
export function isForList(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(TYPED_IN)) return false;
  return document.querySelector("dialog[open]") === null && areShortcutsOn();
}

function act(key: string): boolean {
  const step = STEPS[key];
  if (step) return goBy(step);
  if (key === "x") return click(currentRow()?.querySelector<HTMLElement>("input[name=id]"));
  if (key === "o" && click(currentRow()?.querySelector<HTMLElement>(".row-open"))) return true;
  if (key === "v") return click(currentRow()?.querySelector<HTMLElement>(".row-verb"));
  if (key === "enter") {
    const isFree = document.activeElement === document.body || document.activeElement?.id === "content";
    return isFree && click(linkOf(currentRow()));
  }
  return key.length === 1 && trigger(key);
}

function goBy(step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>("main tbody tr:has(.row-link, .row-verb)")];
  const here = currentRow();
  const place = here ? rows.indexOf(here) + step : step > 0 ? 0 : rows.length - 1;
  const row = rows[Math.max(0, Math.min(place, rows.length - 1))];
  if (!row) return false;
  here?.removeAttribute("aria-current");
  row.setAttribute("aria-current", "true");
  linkOf(row)?.focus();
  return true;
}

function currentRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main tbody tr[aria-current]");
}

function linkOf(row: HTMLElement | null): HTMLElement | null {
  return row?.querySelector<HTMLElement>(".row-link, .row-verb") ?? null;
}

function trigger(key: string): boolean {
  const owners = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  const shown = [...owners].find((owner) => owner.getClientRects().length > 0);
  if (!shown?.matches("input")) return click(shown);
  shown.focus();
  return true;
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return element !== null && element !== undefined;
}
