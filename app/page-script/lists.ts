import { formatSums } from "#app/swiss/currency/sums.ts";
import { keepFocus } from "./keep-focus.ts";

/**
 * `select[data-sends]` and file fields like it send their form when something is picked. Keys that walk through a
 * closed select change it at every step: Enter sends it.
 */
export function sendPicked(): void {
  let isWalking = false;
  const send = (select: HTMLSelectElement) => {
    keepFocus(select);
    select.form?.requestSubmit();
  };
  const selectOf = ({ target }: Event) =>
    target instanceof HTMLSelectElement && target.dataset.sends !== undefined ? target : null;
  document.addEventListener("keydown", (event) => {
    const select = selectOf(event);
    if (!select) return;
    isWalking = walks(event);
    if (event.key !== "Enter") return;
    event.preventDefault();
    send(select);
  });
  document.addEventListener("pointerdown", () => (isWalking = false));
  document.addEventListener("change", (event) => {
    const select = selectOf(event);
    if (select && !isWalking) send(select);
    const { target: file } = event;
    if (file instanceof HTMLInputElement && file.dataset.sends !== undefined && file.files?.length)
      file.form?.requestSubmit();
  });
}

/** With Alt, or by space, the select opens: what follows is picked. */
function walks({ key, altKey }: KeyboardEvent): boolean {
  return /^(Arrow|Page)|^(Home|End)$|^\S$/.test(key) && !altKey;
}

/** `form[data-act]` and `button[data-act]` ask on a page of their own where no script runs; here they act at once. */
export function actAtOnce(): void {
  document.addEventListener(
    "submit",
    ({ target: form, submitter }) => {
      if (submitter instanceof HTMLButtonElement && submitter.dataset.act)
        submitter.formAction = submitter.dataset.act;
      if (!(form instanceof HTMLFormElement) || !form.dataset.act) return;
      form.method = "post";
      form.action = form.dataset.act;
      form.querySelector("input[name=act]")?.remove();
    },
    { capture: true },
  );
}

/**
 * `form[data-selection]`: its boxes `id` are ticked by one, `[data-all]`; each `[data-count]` says how many are, and
 * `[data-sum]` what they come to.
 */
export function followSelection(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-selection]")) read(form);
  document.addEventListener("change", ({ target }) => {
    const form =
      target instanceof HTMLInputElement ? target.closest<HTMLFormElement>("form[data-selection]") : null;
    if (!form || !(target instanceof HTMLInputElement)) return;
    if (target.dataset.all !== undefined) setAll(form, target.checked);
    read(form);
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[data-all]") : null;
    const form = button?.closest<HTMLFormElement>("form[data-selection]");
    if (!form) return;
    setAll(
      form,
      boxesOf(form).some(({ checked }) => !checked),
    );
    read(form);
  });
  // Boxes that the browser has ticked again on the way back.
  window.addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-selection]")) read(form);
  });
}

function boxesOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("input[name=id]")];
}

function setAll(form: HTMLFormElement, checked: boolean): void {
  for (const box of boxesOf(form)) box.checked = checked;
}

function read(form: HTMLFormElement): void {
  const boxes = boxesOf(form);
  const ticked = boxes.filter(({ checked }) => checked);
  const isAll = ticked.length === boxes.length;
  for (const shown of form.querySelectorAll<HTMLElement>("[data-count]")) {
    const { none = "", one = "", several = "" } = shown.dataset;
    const text = ticked.length === 1 ? one : several.replace(/\d+/, String(ticked.length));
    say(shown, ticked.length === 0 ? none : text);
  }
  const sumOf = (currency: string) =>
    ticked.reduce(
      (all, { dataset }) => all + (dataset.currency === currency ? Number(dataset.amount ?? 0) : 0),
      0,
    );
  const sum = ticked.length === 0 ? "" : formatSums({ CHF: sumOf("CHF"), EUR: sumOf("EUR") });
  for (const shown of form.querySelectorAll<HTMLElement>("[data-sum]")) say(shown, sum);
  for (const head of form.querySelectorAll<HTMLInputElement>("input[data-all]")) {
    head.checked = isAll;
    head.indeterminate = ticked.length > 0 && !isAll;
  }
  for (const button of form.querySelectorAll<HTMLElement>("button[data-all]"))
    say(button, (isAll ? button.dataset.notAll : button.dataset.all) ?? "");
}

/** Nothing that is said already is announced again. */
function say(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
