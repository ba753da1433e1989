/** Rule 3. */
export const LINK_MINUTES = {
  verify: 24 * 60,
  reset: 10,
  change_email: 24 * 60,
  sign_in: 10,
};

type LinkKind = keyof typeof LINK_MINUTES;

/** A link to sign in belongs to one browser: nobody else's wish voids it. */
export type LinkPurpose = Exclude<LinkKind, "sign_in"> | `sign_in:${string}`;

export function minutesOf(purpose: LinkPurpose): number {
  return LINK_MINUTES[purpose.replace(/:.*/, "") as LinkKind];
}
