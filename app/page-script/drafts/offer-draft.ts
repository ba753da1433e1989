import type { DraftTexts } from "#app/platform/forms/kept/draft-forms.ts";
import { forgetDraft, setOwnDraft, type StoredDraft } from "./stored-drafts.ts";

const ADDRESS = "/draft";

/** Offers the draft at the top of the form. */
export async function offerDraft(form: HTMLFormElement, draft: StoredDraft): Promise<void> {
  const isChanged = versionIn(draft.fields) !== versionIn(new FormData(form));
  const about = new URLSearchParams({ at: draft.at, ...(isChanged ? { changed: "on" } : {}) });
  const texts = await fetch(`${ADDRESS}/note?${about}`)
    .then((answer) => answer.json() as Promise<DraftTexts>)
    .catch(() => null);
  if (!texts) return;
  const note = document.createElement("div");
  note.className = "flash is-note";
  note.role = "status";
  const text = document.createElement("p");
  const actions = document.createElement("span");
  actions.className = "actions";
  note.append(text, actions);
  actions.append(
    button(texts.fillIn, "button is-small", () => fillIn(form.id, draft)),
    button(texts.throwAway, "button button-quiet is-small", () => {
      forgetDraft(draft.key);
      note.remove();
      document.getElementById("content")?.focus({ preventScroll: true });
    }),
  );
  form.prepend(note);
  text.textContent = texts.text;
}

function versionIn(fields: Iterable<[string, FormDataEntryValue]>): FormDataEntryValue | undefined {
  return [...fields].find(([name]) => name === "version")?.[1];
}

function button(text: string, className: string, act: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = className;
  made.textContent = text;
  made.addEventListener("click", (event) => {
    // The form would take it for a change.
    event.stopPropagation();
    act();
  });
  return made;
}

/** The server draws the page anew, with these values. */
function fillIn(form: string, { key, at, path, fields }: StoredDraft): void {
  setOwnDraft(key);
  const sender = document.createElement("form");
  sender.method = "post";
  sender.action = `${ADDRESS}?${new URLSearchParams({ form, at, path })}`;
  for (const [name, value] of fields) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    sender.append(input);
  }
  document.body.append(sender);
  sender.submit();
  sender.remove();
}
