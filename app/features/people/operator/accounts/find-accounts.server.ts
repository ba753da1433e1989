import type { Context } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import {
  type DeskAccount,
  deskAccountOf,
  type FoundAccountRow,
  deskAccounts,
} from "./desk-account.server.ts";

const PAGE_SIZE = 25;

/** A letter that is behind every id in any collation, and behind every text by code points. */
const BEHIND_IDS = "g";
const BEHIND_TEXTS = "\u{10ffff}";

type Order = "newest" | "email" | "name";

interface FoundAccounts {
  accounts: DeskAccount[];
  nextCursor: string | null;
}

interface Place {
  value: string;
  id: string;
}

/**
 * By the beginning of the address, then by that of the company's name, each read from an index in its order; an id
 * finds its account. Without a search the newest.
 * @throws AppError `input.invalid` for a cursor of another list
 */
export async function findAccounts(
  ctx: Context,
  search: string,
  after: string | null = null,
): Promise<FoundAccounts> {
  if (isId(search.toLowerCase()))
    return { accounts: await byId(ctx, search.toLowerCase()), nextCursor: null };
  if (!search) return newest(ctx, after);
  const address = search.toLowerCase();
  const isByName = after !== null && orderOf(after) === "name";
  const rows = isByName ? [] : await byEmail(ctx, address, placeIn(after, "email"));
  if (rows.length > PAGE_SIZE) return pageOf(rows, "email");
  const names = await byName(ctx, { search, address }, isByName ? placeIn(after, "name") : null);
  const found = [...rows, ...names];
  const last = found[PAGE_SIZE - 1];
  return pageOf(found, last && rows.includes(last) ? "email" : "name");
}

/** Finds the business or the person whom the log names. */
async function byId(ctx: Context, id: string): Promise<DeskAccount[]> {
  const ofBusiness = await deskAccounts(ctx).where("businesses.id", "=", id).execute();
  const rows = ofBusiness.length ? ofBusiness : await deskAccounts(ctx).where("users.id", "=", id).execute();
  return rows.map(deskAccountOf);
}

async function newest(ctx: Context, after: string | null): Promise<FoundAccounts> {
  const rows = await deskAccounts(ctx)
    .where("businesses.id", "<", placeIn(after, "newest")?.id ?? BEHIND_IDS)
    .orderBy("businesses.id", "desc")
    .limit(PAGE_SIZE + 1)
    .execute();
  return pageOf(rows, "newest");
}

function byEmail(ctx: Context, address: string, place: Place | null): Promise<FoundAccountRow[]> {
  const { inOrder } = ctx.platform.database.dialect;
  return deskAccounts(ctx)
    .where(({ eb, ref }) => eb(inOrder(ref("users.email")), place ? ">" : ">=", place?.value ?? address))
    .where(({ eb, ref }) => eb(inOrder(ref("users.email")), "<", address + BEHIND_TEXTS))
    .orderBy(({ ref }) => inOrder(ref("users.email")))
    .limit(PAGE_SIZE + 1)
    .execute();
}

function byName(
  ctx: Context,
  { search, address }: { search: string; address: string },
  place: Place | null,
): Promise<FoundAccountRow[]> {
  const { inOrder } = ctx.platform.database.dialect;
  const name = fold(search);
  return deskAccounts(ctx)
    .where(({ eb, ref }) => eb(inOrder(ref("search_name")), ">=", place?.value ?? name))
    .where(({ eb, ref }) => eb(inOrder(ref("search_name")), "<", name + BEHIND_TEXTS))
    .where(({ and, or, eb, ref }) => {
      if (!place) return and([]);
      const column = inOrder(ref("search_name"));
      return or([eb(column, ">", place.value), eb("businesses.id", ">", place.id)]);
    })
    .where(({ eb, fn, val }) =>
      eb(fn<string>("substr", ["users.email", val(1), val(address.length)]), "!=", address),
    )
    .orderBy(({ ref }) => inOrder(ref("search_name")))
    .orderBy("businesses.id")
    .limit(PAGE_SIZE + 1)
    .execute();
}

function orderOf(cursor: string): Order {
  return cursor.startsWith("n.") ? "name" : "email";
}

function placeIn(after: string | null, order: Order): Place | null {
  if (!after) return null;
  const { value, id } = readCursor(after.replace(/^n\./, ""), order, "string");
  return { value: String(value), id };
}

function pageOf(found: FoundAccountRow[], order: Order): FoundAccounts {
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  return { accounts: rows.map(deskAccountOf), nextCursor: last ? cursorOf(last, order) : null };
}

function cursorOf(row: FoundAccountRow, order: Order): string {
  if (order === "newest") return writeCursor({ order, value: row.created_at, id: row.id });
  if (order === "email") return writeCursor({ order, value: row.email, id: row.userId });
  return `n.${writeCursor({ order, value: row.search_name, id: row.id })}`;
}
