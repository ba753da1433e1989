import type { Role, SeatRights } from "#app/platform/auth/seats/role.ts";
import type { ErrorCode } from "#app/platform/errors.ts";

/**
 * `open`: anybody. `self`: whoever is signed in, on themselves. `see`: what one works with, invoices first. `draft`:
 * write drafts of invoices and offers, and clients. `books`: see money and taxes, and take them away:
 * sums over several documents are money, what one document is for is not. `comment`: on a
 * document. `act`: all else that is work. `own`: plan, people, keys, and the end of the account.
 */
export type Right = "open" | "self" | "see" | "draft" | "books" | "comment" | "act" | "own" | TickedRight;

/**
 * What the owner lets an accountant do. `expenses`: with their receipts. `decide`: figures of a return by hand, and
 * what documents leave open. `returns`: close and correct them, adjustments, reconciliations. `years`: close and open
 * again, hand the journal over. `settings`: VAT method, exchange rates, chart of accounts, business year.
 */
export const TICKED_RIGHTS = ["expenses", "decide", "returns", "years", "settings"] as const;

export type TickedRight = (typeof TICKED_RIGHTS)[number];

const OF_EVERYBODY = ["open", "self", "see"] as const;

export const RIGHTS_OF: Record<Role, readonly Right[]> = {
  owner: [...OF_EVERYBODY, "draft", "books", "comment", "act", ...TICKED_RIGHTS, "own"],
  member: [...OF_EVERYBODY, "draft", "books", "comment", "act", ...TICKED_RIGHTS],
  accountant: [...OF_EVERYBODY, "books", "comment"],
  writer: [...OF_EVERYBODY, "draft"],
};

const DRAFTING = ["edit", "duplicate"];

/** Whether a document's act, by its name, is offered to this role. */
export function isOffered(role: Role | null, action: string): boolean {
  return rightsOf(role).includes(DRAFTING.includes(action) ? "draft" : "act");
}

const WITHOUT_SEAT: readonly Right[] = ["open", "self"];

/** The rights of the role alone; an accountant may have more by ticks. */
export function rightsOf(role: Role | null): readonly Right[] {
  return role ? RIGHTS_OF[role] : WITHOUT_SEAT;
}

export function rightsOfSeat({ role, ticked = [] }: SeatRights): readonly Right[] {
  return role === "accountant" ? [...RIGHTS_OF.accountant, ...ticksAmong(ticked)] : rightsOf(role);
}

/** The ticks in their usual order, each once. */
export function ticksAmong(names: readonly string[]): TickedRight[] {
  return TICKED_RIGHTS.filter((right) => names.includes(right));
}

/** The ticks as a seat and an invitation keep them. */
export function ticksOf(role: Role, names: readonly string[]): string {
  return role === "accountant" ? ticksAmong(names).join(" ") : "";
}

function isTicked(right: Right): right is TickedRight {
  return TICKED_RIGHTS.some((one) => one === right);
}

export function seesSums(role: Role | null): boolean {
  return rightsOf(role).includes("books");
}

/** Says which roles may. @returns null where this seat may; a right that nobody has declared is nobody's */
export function refusalOfRight(seat: SeatRights, right: Right | undefined): ErrorCode | null {
  if (right !== undefined && rightsOfSeat(seat).includes(right)) return null;
  if (seat.role === null) return "seat.none";
  if (right !== undefined && isTicked(right)) return "seat.not_ticked";
  if (right === "draft") return "seat.writers_only";
  if (right === "books" || right === "comment") return "seat.books_closed";
  return right === "act" ? "seat.not_allowed" : "seat.owner_only";
}
