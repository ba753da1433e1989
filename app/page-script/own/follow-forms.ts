import { parsePage } from "../parse-page.ts";

/** Milliseconds without a key. */
const PAUSE = 250;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let asked = new AbortController();

/**
 * What is typed in `[data-follow]`, and a button that has it itself, asks the server for the form as it would stand:
 * parts of the page, `[data-part]` with an id, are shown as the answer has them.
 */
export function followForms(): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("input", ({ target }) => {
    if (!isControl(target) || !target.closest("[data-follow]")) return;
    const { form } = target;
    clearTimeout(pause);
    if (form) pause = setTimeout(() => void ask(form), target.type === "radio" ? 0 : PAUSE);
  });
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    clearTimeout(pause);
    if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
    if (submitter.dataset.follow === undefined) return;
    event.preventDefault();
    void ask(form, submitter);
  });
  measure();
  // On the way back, a browser has fields as they were left.
  window.addEventListener("pageshow", () => {
    const inputs = document.querySelectorAll<HTMLInputElement>("[data-follow] input");
    const left = [...inputs].find(
      (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
    );
    if (left?.form) void ask(left.form);
  });
}

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

async function ask(form: HTMLFormElement, button?: HTMLButtonElement): Promise<void> {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  body.set("follow", "1");
  if (button) body.set(button.name, button.value);
  const before = new Map(controlsOf(document).map((control) => [control.id, stateOf(control)]));
  const page = await fetch(form.action, { method: "POST", body, signal })
    .then(async (answer) => (answer.ok ? parsePage(await answer.text()) : null))
    .catch(() => null);
  if (!page || signal.aborted) return;
  for (const part of document.querySelectorAll("[data-part]")) {
    const next = page.getElementById(part.id);
    if (next) show(part, next, before);
  }
  measure();
}

function controlsOf(part: ParentNode): Control[] {
  return [...part.querySelectorAll("[id]")].filter(isControl);
}

function stateOf(control: Control): string {
  return control instanceof HTMLInputElement ? `${control.checked} ${control.value}` : control.value;
}

/** What has been typed meanwhile stays, and so does the focus. */
function show(part: Element, next: Element, before: Map<string, string>): void {
  const typed = controlsOf(part).filter((control) => before.get(control.id) !== stateOf(control));
  const { activeElement: focused } = document;
  const isInside = part.contains(focused);
  const range = isControl(focused) && !(focused instanceof HTMLSelectElement) ? focused : null;
  const [start = null, end = null] = [range?.selectionStart, range?.selectionEnd];
  part.replaceChildren(...next.childNodes);
  for (const control of typed) {
    const same = document.getElementById(control.id);
    if (isControl(same)) same.value = control.value;
    if (same instanceof HTMLInputElement && control instanceof HTMLInputElement)
      same.checked = control.checked;
  }
  if (!isInside || !focused) return;
  const same = focused.id ? document.getElementById(focused.id) : part.querySelector("textarea");
  same?.focus();
  if (start !== null && (same instanceof HTMLInputElement || same instanceof HTMLTextAreaElement))
    same.setSelectionRange(start, end);
}

/** `[data-measures]`: the Content-Security-Policy forbids style attributes in the page. */
function measure(): void {
  for (const sized of document.querySelectorAll<HTMLElement>("[data-measures]"))
    for (const [name, value] of Object.entries(JSON.parse(sized.dataset.measures ?? "{}") as object))
      sized.style.setProperty(name, String(value));
}
