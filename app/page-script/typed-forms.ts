import { fillCity } from "#app/ui/forms/address/fill-city.ts";
import { showCount } from "./show-count.ts";
import { scriptWords } from "./words.ts";

/** Keeps the counters of controls with `data-cap`, which show how many characters are typed. */
export function countCharacters(): void {
  // What was typed before this script came.
  for (const control of document.querySelectorAll("[data-cap]")) count(control);
  document.addEventListener("input", ({ target }) => count(target));
}

function count(control: EventTarget | null): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const cap = Number(control.dataset.cap);
  if (cap) showCount(control, cap, scriptWords().tooLong);
}

/** Postal codes as they were when their town was last looked for. */
const lastCodes = new WeakMap<HTMLInputElement, string>();

/** A postal code with `data-city` and `data-country`, the names of the other fields, proposes its towns. */
export function suggestCities(): void {
  document.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.city) void suggest(target, target.dataset.city);
  });
}

async function suggest(code: HTMLInputElement, name: string): Promise<void> {
  const city = code.form?.elements.namedItem(name);
  if (!(city instanceof HTMLInputElement)) return;
  const before = lastCodes.get(code) ?? code.defaultValue;
  lastCodes.set(code, code.value);
  const country = code.form?.elements.namedItem(code.dataset.country ?? "");
  const address = (of: string) => `${code.dataset.cities ?? ""}${of}`;
  const found = await fillCity({ before, code: code.value, city, country, address });
  const options = found.map((value) => Object.assign(document.createElement("option"), { value }));
  city.list?.replaceChildren(...options);
}

/** Leaving a page whose `form[data-guard]` holds something typed is asked about; sending it is not. */
export function guardTyping(): void {
  const typed = new Set<HTMLFormElement>(
    document.querySelectorAll<HTMLFormElement>("form[data-guard=typed]"),
  );
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>("form[data-guard]") : null;
    if (form) typed.add(form);
  });
  document.addEventListener("submit", ({ target }) => {
    // After all listeners: one that keeps the form here leaves it typed.
    setTimeout(() => {
      if (target instanceof HTMLFormElement) typed.delete(target);
    });
  });
  window.addEventListener("beforeunload", (event) => {
    if ([...typed].some((form) => form.isConnected)) event.preventDefault();
  });
}

/** A browser without a network may still reach a server on its own machine: only asking tells. */
export function waitForNetwork(): void {
  const reached = new WeakSet<HTMLFormElement>();
  document.addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event;
      if (navigator.onLine || !(form instanceof HTMLFormElement) || reached.has(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void fetch("/healthz", { method: "HEAD" })
        .then(() => {
          reached.add(form);
          form.requestSubmit(submitter);
          reached.delete(form);
        })
        .catch(() => tellNoNetwork(form));
    },
    { capture: true },
  );
}

function tellNoNetwork(form: HTMLFormElement): void {
  form.querySelector("[data-no-network]")?.remove();
  const message = document.createElement("p");
  message.className = "error";
  message.role = "alert";
  message.dataset.noNetwork = "";
  message.textContent = scriptWords().noNetwork;
  form.prepend(message);
}
