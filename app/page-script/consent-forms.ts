import { type Consent, consentIn } from "#app/features/running/consent/consent.ts";

declare global {
  interface Window {
    /** Read by tag managers, not by us. */
    dataLayer?: object[];
  }
}

/** `detail` is the consent. */
export const CONSENT_CHANGE = "cookie_consent_change";

/** The page stays: banner and dialog go. The settings' own page reloads with its message. */
export function sendConsentForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.consent === undefined) return;
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement && submitter.formMethod === "dialog") return;
    event.preventDefault();
    if (submitter instanceof HTMLButtonElement && submitter.hasAttribute("formaction"))
      form.action = submitter.formAction;
    void send(form);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const dialog = form.closest("dialog");
  if (dialog) fields.push(["inDialog", "on"]);
  const sent = await fetch(form.action, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  }).catch(() => null);
  const consent = sent && consentIn(document.cookie);
  if (!consent) return form.submit();
  announce(consent);
  const banner = document.querySelector<HTMLElement>(".cookies");
  if (!dialog && !form.closest(".cookies"))
    return location.assign(new URLSearchParams(fields).get("redirectTo") ?? "");
  dialog?.close();
  if (!banner) return;
  const hadFocus = banner.contains(document.activeElement);
  banner.hidden = true;
  if (hadFocus) document.getElementById("content")?.focus({ preventScroll: true });
}

function announce(consent: Consent): void {
  (window.dataLayer ??= []).push({ event: "consent_update", consent });
  window.dispatchEvent(new CustomEvent(CONSENT_CHANGE, { detail: consent }));
}
