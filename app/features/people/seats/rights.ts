import type { Role } from "#app/platform/auth/seats/role.ts";
import type { ErrorCode } from "#app/platform/errors.ts";

/**
 * `open`: anybody. `self`: whoever is signed in, on themselves. `see`: what one works with, invoices first. `draft`:
 * write drafts of invoices and offers, and clients. `books`: see money and taxes, and take them away:
 * sums over several documents are money, what one document is for is not. `comment`: on a
 * document. `act`: all else that is work. `own`: plan, people, keys, and the end of the account.
 */
export type Right = "open" | "self" | "see" | "draft" | "books" | "comment" | "act" | "own";

const OF_EVERYBODY = ["open", "self", "see"] as const;

export const RIGHTS_OF: Record<Role, readonly Right[]> = {
  owner: [...OF_EVERYBODY, "draft", "books", "comment", "act", "own"],
  member: [...OF_EVERYBODY, "draft", "books", "comment", "act"],
  accountant: [...OF_EVERYBODY, "books", "comment"],
  writer: [...OF_EVERYBODY, "draft"],
};

const DRAFTING = ["edit", "duplicate"];

/** Whether a document's act, by its name, is offered to this role. */
export function isOffered(role: Role | null, action: string): boolean {
  return rightsOf(role).includes(DRAFTING.includes(action) ? "draft" : "act");
}

const WITHOUT_SEAT: readonly Right[] = ["open", "self"];

export function rightsOf(role: Role | null): readonly Right[] {
  return role ? RIGHTS_OF[role] : WITHOUT_SEAT;
}

export function seesSums(role: Role | null): boolean {
  return rightsOf(role).includes("books");
}

/** Says which roles may. @returns null where this role may; a right that nobody has declared is nobody's */
export function refusalOfRight(role: Role | null, right: Right | undefined): ErrorCode | null {
  if (right !== undefined && rightsOf(role).includes(right)) return null;
  if (role === null) return "seat.none";
  if (right === "draft") return "seat.writers_only";
  if (right === "books" || right === "comment") return "seat.books_closed";
  return right === "act" ? "seat.not_allowed" : "seat.owner_only";
}
