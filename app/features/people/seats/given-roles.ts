/** What the owner can give: ownership is handed over instead. */
export const GIVEN_ROLES = ["member", "writer", "accountant"] as const;

export type GivenRole = (typeof GIVEN_ROLES)[number];
