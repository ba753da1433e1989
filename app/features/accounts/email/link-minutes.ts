export type LinkPurpose = "verify" | "reset" | "change_email";

/** Rule 3. */
export const LINK_MINUTES: Record<LinkPurpose, number> = {
  verify: 24 * 60,
  reset: 10,
  change_email: 24 * 60,
};
