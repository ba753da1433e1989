import { DONE_WITH } from "#app/platform/forms/kept/draft-forms.ts";

/** The event of an island that has been hydrated. */
export const PAGE_SHOWN = "page_shown";

/** Loads from where `data-drafts` says, and only where something is long to write or a draft is done with. */
export function loadDrafts(): void {
  if (!document.querySelector("[data-draft]") && !document.cookie.includes(DONE_WITH)) return;
  const script = document.querySelector<HTMLElement>("[data-drafts]");
  if (script) void import(/* @vite-ignore */ script.dataset.drafts ?? "");
}
