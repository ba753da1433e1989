import { plainCookie } from "#app/platform/http/plain-cookie.ts";

/** Long to write: browsers keep what is typed into these until it is saved. */
export const DRAFT_FORMS = new Set([
  ...["invoice", "offer", "series", "template", "expense", "credit-note", "texts"],
]);

export const DONE_WITH = "draft-done";

export const ALL_DRAFTS = "*";

export const DRAFT_LIFETIME_SECONDS = 604_800;

export interface DraftTexts {
  text: string;
  fillIn: string;
  throwAway: string;
}

export function draftPlace(form: string, pathname: string): string {
  return `${form} ${pathname}`;
}

export function doneWithDraft(place: string, appUrl: string): string {
  const isSecure = appUrl.startsWith("https:");
  return plainCookie({ name: DONE_WITH, value: place, maxAge: DRAFT_LIFETIME_SECONDS, isSecure });
}
