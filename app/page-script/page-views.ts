import { countedPath, countedReferrer, isCounted } from "#app/features/running/analytics/counted-path.ts";
import { type Consent, consentIn } from "#app/features/running/consent/consent.ts";
import { CONSENT_CHANGE } from "./consent-forms.ts";

const SESSION = "rappen_session";

let lastCounted = "";

/** Without consent not even the session's number is kept. */
export function countPageViews(): void {
  window.addEventListener(CONSENT_CHANGE, () => {
    const consent = consentIn(document.cookie);
    if (!consent) return;
    send("consent_update", consent);
    count();
  });
  count();
}

function count(): void {
  const consent = consentIn(document.cookie);
  if (!consent?.analytics) return forgetSession();
  if (location.pathname === lastCounted || !isCounted(location.pathname)) return;
  send("page_view", consent);
  lastCounted = location.pathname;
}

function send(type: string, consent: Consent): void {
  const event = {
    type,
    path: countedPath(location.pathname),
    referrer: countedReferrer(lastCounted ? location.origin + lastCounted : document.referrer),
    locale: document.documentElement.lang,
    consent,
    sessionId: consent.analytics ? session() : "",
  };
  // `keepalive`: the page may be left before the answer.
  void fetch("/api/events", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(event),
  })
    // Read to its end, or the browser would keep the connection open for it.
    .then((answer) => answer.text())
    .catch(() => null);
}

/** Without browser storage every page is a session of its own. */
function session(): string {
  const fresh = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  try {
    const kept = localStorage.getItem(SESSION) ?? fresh;
    localStorage.setItem(SESSION, kept);
    return kept;
  } catch {
    return fresh;
  }
}

function forgetSession(): void {
  try {
    localStorage.removeItem(SESSION);
  } catch {
    // Nothing to forget.
  }
}
