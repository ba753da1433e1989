import { ALL_DRAFTS, DONE_WITH, draftPlace } from "#app/platform/forms/kept/draft-forms.ts";
import { isSecret } from "#app/platform/forms/form-data.ts";
import { cookieIn } from "#app/platform/http/plain-cookie.ts";
import { PAGE_SHOWN } from "../load-drafts.ts";
import { offerDraft } from "./offer-draft.ts";
import * as stored from "./stored-drafts.ts";

const PAUSE_MS = 300;

/** `<form data-draft="MARK">`, and `data-typed` where it begins with what somebody had typed. */
export function keepDrafts(): void {
  // Before an island is hydrated, nothing may be added to it.
  const isReady = !document.querySelector("[data-island]") || "hydrated" in document.documentElement.dataset;
  let leave = isReady ? show() : () => {};
  document.addEventListener(PAGE_SHOWN, () => {
    leave();
    leave = show();
  });
}

function show(): () => void {
  const form = document.querySelector<HTMLFormElement>("form[data-draft]");
  try {
    forgetWhatIsDone();
    stored.forgetOldDrafts();
    return form ? keepTyping(form) : () => {};
  } catch {
    // The browser lets nothing be stored.
    return () => {};
  }
}

function forgetWhatIsDone(): void {
  const done = cookieIn(document.cookie, DONE_WITH);
  if (done === null) return;
  const own = stored.ownDraft();
  if (done === ALL_DRAFTS) stored.forgetAllDrafts();
  else if (own?.includes(` ${done} `)) stored.forgetDraft(own);
  document.cookie = `${DONE_WITH}=; Max-Age=0; Path=/`;
}

function keepTyping(form: HTMLFormElement): () => void {
  const owner = form.dataset.draft ?? "";
  const { pathname, search } = location;
  const place = draftPlace(form.id, pathname);
  const begun = form.matches("[data-typed], :has([data-refusal])") ? stored.ownDraft() : null;
  const key = begun?.includes(` ${owner} ${place} `) ? begun : stored.newKey(owner, place);
  stored.setOwnDraft(begun === key ? key : null);
  const waiting = begun === key ? null : stored.waitingDraft(owner, place);
  if (waiting) void offerDraft(form, waiting);

  let timer = 0;
  let known = JSON.stringify(fieldsOf(form));
  const store = () => {
    if (timer === 0) return;
    clearTimeout(timer);
    timer = 0;
    const fields = fieldsOf(form);
    if (JSON.stringify(fields) === known) return;
    known = JSON.stringify(fields);
    // Some forms are still here when they are saved.
    forgetWhatIsDone();
    stored.storeDraft({ key, at: new Date().toISOString(), path: pathname + search, fields });
    stored.setOwnDraft(key);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(store, PAUSE_MS);
  };
  const ends = new AbortController();
  const { signal } = ends;
  form.addEventListener("input", wait, { signal });
  // Rows are moved and removed by buttons.
  form.addEventListener("click", wait, { signal });
  form.addEventListener("submit", store, { signal });
  addEventListener("pagehide", store, { signal });
  document.addEventListener("visibilitychange", store, { signal });
  addEventListener("storage", ({ key }) => key === stored.SIGNED_OUT && ends.abort(), { signal });
  return () => {
    if (!signal.aborted) store();
    ends.abort();
  };
}

function fieldsOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string" && !isSecret(field[0]),
  );
}
