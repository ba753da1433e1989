import type { BusinessContext } from "#app/platform/context.server.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import type { BankFile } from "./bank-file.ts";
import { bankFileJson } from "./bank-file-json.ts";
import { bankFileOf, ownBankFiles } from "./bank-files.server.ts";
import { DEFAULT_LIMIT, listPageJson } from "#app/platform/lists/pages.ts";

const ORDER = "-createdAt";

interface BankFilePage {
  files: BankFile[];
  page: number;
  limit: number;
  total: number;
  nextCursor: string | null;
}

/** The newest first, undone ones too. @param after a cursor @throws AppError `input.invalid` at `starting_after` */
export async function listBankFiles(
  ctx: BusinessContext,
  { page = 1, limit = DEFAULT_LIMIT, after }: { page?: number; limit?: number; after?: string | null },
): Promise<BankFilePage> {
  const place = after ? readCursor(after, ORDER, "string") : null;
  const own = ownBankFiles(ctx);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .where(({ and, eb }) => (place ? eb("id", "<", place.id) : and([])))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .offset(place ? 0 : (page - 1) * limit)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last ? writeCursor({ order: ORDER, value: last.created_at, id: last.id }) : null;
  return { files: shown.map(bankFileOf), page, limit, total, nextCursor };
}

export function bankFilePageJson({ files, ...list }: BankFilePage) {
  return {
    bankFiles: files.map(bankFileJson),
    ...listPageJson(list),
  };
}
