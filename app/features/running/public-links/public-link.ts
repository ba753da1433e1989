import { addDays, type Day } from "#app/swiss/dates.ts";

const DAYS = 365;
const DAYS_AFTER_PAYMENT = 90;

/** `version` is 0 before the first one; `until` is its last day, null once it was revoked. */
export interface PublicLink {
  version: number;
  until: Day | null;
}

export const NO_LINK: PublicLink = { version: 0, until: null };

/** Once the document is paid, earlier; renewing it gives the same time again. */
export function lastDayOfLink({ version, until }: PublicLink, paidOn: Day | null): Day | null {
  if (version === 0 || until === null) return null;
  if (paidOn === null) return until;
  const renewedOn = addDays(until, -DAYS);
  const end = addDays(paidOn > renewedOn ? paidOn : renewedOn, DAYS_AFTER_PAYMENT);
  return end < until ? end : until;
}

export function isLinkOpen(link: PublicLink, paidOn: Day | null, today: Day): boolean {
  const lastDay = lastDayOfLink(link, paidOn);
  return lastDay !== null && today <= lastDay;
}

export function renewedLink({ version }: PublicLink, today: Day): PublicLink {
  return { version: Math.max(version, 1), until: addDays(today, DAYS) };
}

export function revokedLink({ version }: PublicLink): PublicLink {
  return { version: version + 1, until: null };
}

export function isRevoked({ version, until }: PublicLink): boolean {
  return version > 0 && until === null;
}
