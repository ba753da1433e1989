/** ms after which what the login page offers by itself is asked for anew: a challenge lives for five minutes. */
const RENEW_AFTER = 4 * 60_000;

/** What a browser offers beside the address, until somebody presses a button. */
let offer: AbortController | null = null;

/**
 * `<form data-passkey="create|get" data-options="ADDRESS or JSON">` with a field `credential`, which is sent once the
 * device has filled it; with `data-offers`, the browser also offers passkeys beside the address.
 */
export function askForPasskeys(): void {
  const knowsThem = "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;
  document.documentElement.dataset.passkeys = knowsThem ? "some" : "none";
  if (!knowsThem) return;
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.passkey) return;
    event.preventDefault();
    void fill(form, event.submitter);
  });
  const offering = document.querySelector<HTMLFormElement>("[data-offers]");
  if (offering) void offerBesideAddress(offering);
}

async function fill(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  offer?.abort();
  const says = form.querySelector<HTMLElement>("[role=alert]");
  if (says) says.hidden = true;
  button?.setAttribute("aria-busy", "true");
  try {
    send(form, await askDevice(form));
  } catch {
    // Cancelled, too late, unknown to the device: browsers do not say which, and people know what they did.
    if (says) says.hidden = false;
    button?.removeAttribute("aria-busy");
    if (form.dataset.offers !== undefined) void offerBesideAddress(form);
  }
}

async function askDevice(
  form: HTMLFormElement,
  more: CredentialRequestOptions = {},
): Promise<Credential | null> {
  const { passkey, options = "" } = form.dataset;
  const asked: unknown = options.startsWith("/") ? await fetchJson(options) : JSON.parse(options);
  return passkey === "create"
    ? navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
          asked as PublicKeyCredentialCreationOptionsJSON,
        ),
      })
    : navigator.credentials.get({
        ...more,
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
          asked as PublicKeyCredentialRequestOptionsJSON,
        ),
      });
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

function send(form: HTMLFormElement, credential: Credential | null): void {
  const field = form.elements.namedItem("credential");
  if (!(credential instanceof PublicKeyCredential) || !(field instanceof HTMLInputElement)) throw new Error();
  field.value = JSON.stringify(credential.toJSON());
  form.submit();
}

async function offerBesideAddress(form: HTMLFormElement): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  const own = (offer = new AbortController());
  const renewal = setTimeout(() => {
    own.abort();
    void offerBesideAddress(form);
  }, RENEW_AFTER);
  own.signal.addEventListener("abort", () => clearTimeout(renewal));
  // Somebody who signs in otherwise needs no message about it.
  const credential = await askDevice(form, { mediation: "conditional", signal: own.signal }).catch(
    () => null,
  );
  if (own.signal.aborted || !credential) return;
  clearTimeout(renewal);
  send(form, credential);
}
