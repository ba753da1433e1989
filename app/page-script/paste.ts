import { pastedAddress } from "#app/features/selling/clients/pasted-address.ts";
import { pastedIban } from "#app/features/selling/first-day/pasted-iban.ts";
import { fillIn } from "#app/ui/forms/fill-in.ts";

const READERS: Record<string, (text: string) => Record<string, string> | null> = {
  address: pastedAddress,
  iban: pastedIban,
};

/**
 * In `[data-paste]`, a pasted text is spread over the fields that it speaks of, if the form has them all and they are
 * empty; anything else is pasted as usual. The focus goes on to the next empty field.
 */
export function spreadPasted(): void {
  document.addEventListener("paste", (event) => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-paste]") : null;
    const form = place?.closest("form");
    const parts = READERS[place?.dataset.paste ?? ""]?.(event.clipboardData?.getData("text/plain") ?? "");
    if (!form || !parts || !Object.keys(parts).every((name) => isEmptyField(form, name))) return;
    event.preventDefault();
    fillIn(form, parts);
    [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")]
      .find((input) => input.value === "" && input.hasAttribute("aria-required"))
      ?.focus();
  });
}

function isEmptyField(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.value === "";
}
