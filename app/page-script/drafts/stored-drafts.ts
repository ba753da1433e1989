import { DRAFT_LIFETIME_SECONDS } from "#app/platform/forms/kept/draft-forms.ts";

export interface StoredDraft {
  key: string;
  /** ISO, when it was last typed in. */
  at: string;
  path: string;
  fields: [string, string][];
}

const PREFIX = "draft ";

/** The draft that this tab writes. */
const OWN = "own-draft";

/** Other tabs hear of a sign-out by it. */
export const SIGNED_OUT = "signed-out";

const SIZE_CAP_BYTES = 100_000;

const MOST = 20;

export function newKey(owner: string, place: string): string {
  return `${PREFIX}${owner} ${place} ${Date.now()}`;
}

export function waitingDraft(owner: string, place: string): StoredDraft | null {
  return allDrafts().find(({ key }) => key.startsWith(`${PREFIX}${owner} ${place} `)) ?? null;
}

export function storeDraft({ key, ...draft }: StoredDraft): void {
  const text = JSON.stringify(draft);
  if (new Blob([text]).size > SIZE_CAP_BYTES) return;
  try {
    localStorage.setItem(key, text);
  } catch {
    // The browser has no room.
  }
}

export function forgetDraft(key: string): void {
  localStorage.removeItem(key);
}

export function forgetOldDrafts(): void {
  const isOld = ({ at }: StoredDraft) => Date.now() - Date.parse(at) > DRAFT_LIFETIME_SECONDS * 1000;
  const drafts = allDrafts();
  for (const draft of drafts) if (isOld(draft) || drafts.indexOf(draft) >= MOST) forgetDraft(draft.key);
}

export function forgetAllDrafts(): void {
  for (const key of keys()) forgetDraft(key);
  localStorage.setItem(SIGNED_OUT, new Date().toISOString());
}

export function ownDraft(): string | null {
  return sessionStorage.getItem(OWN);
}

export function setOwnDraft(key: string | null): void {
  if (key) sessionStorage.setItem(OWN, key);
  else sessionStorage.removeItem(OWN);
}

/** The latest first. */
function allDrafts(): StoredDraft[] {
  const drafts = keys().map((key) => ({
    ...(JSON.parse(localStorage.getItem(key) ?? "") as StoredDraft),
    key,
  }));
  return drafts.toSorted((one, other) => other.at.localeCompare(one.at));
}

function keys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}
