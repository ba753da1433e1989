import { parsePage } from "./parse-page.ts";
import { fillCity } from "#app/ui/forms/address/fill-city.ts";
import { beginBusy } from "./busy-buttons.ts";
import { focusRefusal } from "./refusals.ts";
import { showCount } from "./show-count.ts";

/** JSON in `data-assist` of the form's template. */
export interface FormAssistance {
  /** The caps in characters, by name. */
  caps: Record<string, number>;
  /** For 1 and for 2 characters. */
  tooLong: [string, string];
  /** The box that has to be ticked before the form can be sent. */
  waitsFor: string;
  /** Where the towns of a postal code are asked for, before the code. */
  cities: string;
}

/** Postal codes as they were when their town was last looked for. */
const lastCodes = new WeakMap<HTMLInputElement, string>();

export function assistForms(): void {
  for (const form of document.forms) refresh(form);
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (form) refresh(form);
  });
  document.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "postalCode") void suggestCity(target);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !assistanceOf(form)) return;
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement) beginBusy(event.submitter);
    void send(form);
  });
}

function assistanceOf(form: HTMLFormElement): FormAssistance | null {
  const json = form.querySelector<HTMLElement>("[data-assist]")?.dataset.assist;
  return json ? (JSON.parse(json) as FormAssistance) : null;
}

function refresh(form: HTMLFormElement): void {
  const assistance = assistanceOf(form);
  if (!assistance) return;
  const { caps, tooLong, waitsFor } = assistance;
  for (const [name, cap] of Object.entries(caps)) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) showCount(input, cap, tooLong);
  }
  const box = form.elements.namedItem(waitsFor);
  const button = form.querySelector<HTMLButtonElement>("[type=submit]");
  if (button && box instanceof HTMLInputElement) button.disabled = !box.checked || button.ariaBusy === "true";
}

async function suggestCity(code: HTMLInputElement): Promise<void> {
  const cities = code.form && assistanceOf(code.form)?.cities;
  const city = code.form?.elements.namedItem("city");
  if (!cities || !(city instanceof HTMLInputElement)) return;
  const before = lastCodes.get(code) ?? code.defaultValue;
  lastCodes.set(code, code.value);
  const country = code.form?.elements.namedItem("country");
  const found = await fillCity({ before, code: code.value, city, country, address: (of) => cities + of });
  const options = found.map((name) => Object.assign(document.createElement("option"), { value: name }));
  city.list?.replaceChildren(...options);
}

/** Sends in place, so that a typed password stays when something else is refused; no page of ours repeats one. */
async function send(form: HTMLFormElement): Promise<void> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const { action } = form;
  const body = new URLSearchParams(fields);
  const page = await fetch(action, { method: "POST", body, redirect: "manual" })
    .then(async (answer) => (answer.type === "opaqueredirect" ? "" : await answer.text()))
    .catch(() => null);
  if (page === null) return form.submit();
  // Signed in now: asked again, the same address leads on.
  if (!page) return location.assign(action);
  show(parsePage(page), form);
}

function show(page: Document, form: HTMLFormElement): void {
  const now = document.getElementById("content");
  const next = page.getElementById("content");
  if (!now || !next) return document.body.replaceWith(page.body);
  const answered = next.querySelector<HTMLFormElement>(`form#${form.id}`);
  for (const input of passwordsIn(form)) {
    const same = answered && passwordsIn(answered).find(({ name }) => name === input.name);
    if (same) same.value = input.value;
  }
  document.title = page.title;
  now.replaceWith(next);
  if (answered) refresh(answered);
  focusRefusal();
}

/** Shown or not. */
function passwordsIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("input[autocomplete$=password]")];
}
