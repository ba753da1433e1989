import { keepFocus } from "./keep-focus.ts";
import { parsePage } from "./parse-page.ts";

/** ms that a page asked for by a click has to come, before the present one loads itself again and would end that. */
const LEAVES_WITHIN = 10_000;

let lastActedAt = -Infinity;

/** `[data-refresh="MS"]` with an id is asked for again and again; once the page has it no more, the page is loaded. */
export function refreshParts(): void {
  const part = document.querySelector<HTMLElement>("[data-refresh]");
  if (!part) return;
  setTimeout(() => void refresh(part), Number(part.dataset.refresh));
  noteActs();
}

function noteActs(): void {
  for (const act of ["pointerdown", "click", "submit"])
    document.addEventListener(act, noteAct, { capture: true });
}

function noteAct({ timeStamp }: Event): void {
  lastActedAt = timeStamp;
}

async function refresh(part: HTMLElement): Promise<void> {
  const page = await fetch(location.href)
    .then(async (answer) => (answer.ok ? parsePage(await answer.text()) : null))
    .catch(() => undefined);
  if (page === null) return loadAgain();
  const next = page?.getElementById(part.id);
  if (page && !next?.dataset.refresh) return loadAgain();
  if (next) part.replaceChildren(...next.childNodes);
  refreshParts();
}

function loadAgain(): void {
  const wait = lastActedAt + LEAVES_WITHIN - performance.now();
  if (wait > 0) return void setTimeout(loadAgain, wait);
  keepFocus();
  location.reload();
}

const TRIES = "tries";

/** `form[data-again="MS MS …"]` is sent by itself so late, and the page loaded again, while the page has it. */
export function sendAgain(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-again]");
  const tries = Number(sessionStorage.getItem(TRIES) ?? 0);
  const delay = form?.dataset.again?.split(" ")[tries];
  sessionStorage.removeItem(TRIES);
  if (!form || delay === undefined) return;
  noteActs();
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  setTimeout(() => {
    void fetch(form.action, { method: "POST", body, headers: { "X-Dialog": "1" } })
      .then(() => {
        sessionStorage.setItem(TRIES, String(tries + 1));
        loadAgain();
      })
      .catch(() => undefined);
  }, Number(delay));
}

/** `form[data-at-once]` needs no click where scripts run. */
export function sendAtOnce(): void {
  document.querySelector<HTMLFormElement>("form[data-at-once]")?.requestSubmit();
}

/** Focuses the first field in `[data-focus-first]`. */
export function focusFirst(): void {
  document.querySelector<HTMLElement>("[data-focus-first] input:not([type=hidden])")?.focus();
}
