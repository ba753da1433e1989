const KEY = "shortcuts";

const PLACE = "place";

const STEPS: Record<string, number> = { j: 1, k: -1 };

/** Fields in which a letter is text. */
const TYPED_IN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

const PROPOSALS = "main .review > li:has(.row-verb)";

const ROWS = `main tbody tr:has(.row-link, .row-verb), ${PROPOSALS}`;

/**
 * j and k walk through the rows of the page's list, Enter opens one, presses its button or confirms what is selected
 * beside it, o opens one that has a button, v presses the button of one that Enter opens, x or space selects it. Any
 * other key belongs to the element whose `aria-keyshortcuts` names it; in a row, while the keys are on that.
 */
export function listenForListKeys(): void {
  document.addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    // A key that is held goes on through the list, but acts once.
    if (!isForList(event) || (event.repeat && !STEPS[key])) return;
    if (act(key)) event.preventDefault();
  });
  document.addEventListener("focusin", ({ target }) => {
    const row = target instanceof Element ? target.closest(PROPOSALS) : null;
    if (row) goTo(row);
  });
  keepPlace();
}

/** After an act by keys, the proposal that took its place has the focus. */
function keepPlace(): void {
  const rows = [...document.querySelectorAll<HTMLElement>(PROPOSALS)];
  const place = sessionStorage.getItem(PLACE);
  sessionStorage.removeItem(PLACE);
  if (place) linkOf(rows[Math.min(Number(place), rows.length - 1)])?.focus();
  document.addEventListener("submit", ({ target: form }) => {
    const here = rows.findIndex((row) => row.ariaCurrent);
    const isByKeys = document.activeElement?.matches(":focus-visible") ?? false;
    if (here < 0 || !isByKeys || !(form instanceof HTMLFormElement) || form.method !== "post") return;
    sessionStorage.setItem(PLACE, String(here));
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
  const row = currentRow();
  if (step) return goBy(step);
  if (key === "x") return click(row?.querySelector<HTMLElement>("input[name=id]"));
  if (key === "o" && click(row?.querySelector<HTMLElement>(".row-open"))) return true;
  if (key === "v") return click(row?.querySelector<HTMLElement>(".row-verb"));
  // Where the focus is on a control, the browser does what these keys say there.
  const isFree = document.activeElement === document.body || document.activeElement?.id === "content";
  if (key === " ") return isFree && click(row?.querySelector<HTMLElement>(".tick input"));
  if (key === "enter") return isFree && click(confirmOf(row) ?? linkOf(row));
  return key.length === 1 && trigger(key);
}

function goBy(step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const here = currentRow();
  const place = here ? rows.indexOf(here) + step : step > 0 ? 0 : rows.length - 1;
  const row = rows[Math.max(0, Math.min(place, rows.length - 1))];
  if (!row) return false;
  goTo(row);
  linkOf(row)?.focus();
  return true;
}

function goTo(row: Element): void {
  currentRow()?.removeAttribute("aria-current");
  row.setAttribute("aria-current", "true");
}

function currentRow(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(ROWS)].find((row) => row.ariaCurrent);
}

function linkOf(row: HTMLElement | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>(".tick input, .row-link, .row-verb");
}

function confirmOf(row: HTMLElement | undefined): HTMLElement | null | undefined {
  return row?.closest("form")?.querySelector<HTMLElement>(".review-form > .batch button");
}

function trigger(key: string): boolean {
  const owners = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  const row = currentRow();
  const isMeant = (owner: HTMLElement) => (owner.closest(ROWS) ?? row) === row;
  const shown = [...owners].find((owner) => isMeant(owner) && owner.getClientRects().length > 0);
  if (!shown?.matches("input")) return click(shown);
  shown.focus();
  return true;
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return element !== null && element !== undefined;
}
