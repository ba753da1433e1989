import { joinInvoices } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { joinOffers } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { rowsOfPart } from "#app/platform/lists/parts.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { type Batch, type BatchKind, LETTERS_A_FILE } from "./batch.ts";
import { findBatch } from "./batches.server.ts";

export function filesOf(letters: number): number {
  return Math.ceil(letters / LETTERS_A_FILE);
}

/** How many letters there are to print: what was deleted since is none. */
export async function countLetters(
  ctx: UserContext,
  { id, kind, counts }: Pick<Batch, "id" | "kind" | "counts">,
): Promise<number> {
  return counts.posted === 0 ? 0 : (await lettersOf(ctx, id, kind)).length;
}

/** Those for the post, by postal code. @param part from 1 @throws AppError `batch.not_found` */
export async function downloadLetters(ctx: UserContext, id: string, part: number): Promise<FileToKeep> {
  const { name, kind } = await findBatch(ctx, id);
  const ids = await lettersOf(ctx, id, kind);
  const wanted = rowsOfPart(ids, String(part), LETTERS_A_FILE);
  if (wanted.length === 0) throw new AppError("batch.not_found");
  const join = kind === "offers" ? joinOffers : joinInvoices;
  return join(ctx, wanted, ids.length > LETTERS_A_FILE ? `${name} ${part}` : name);
}

async function lettersOf(ctx: UserContext, id: string, kind: BatchKind): Promise<string[]> {
  const paper = kind === "offers" ? "offer_id" : "invoice_id";
  const rows = await ctx.db
    .selectFrom("batch_rows")
    .leftJoin("clients", "clients.id", "batch_rows.client_id")
    .leftJoin("invoices", "invoices.id", "batch_rows.invoice_id")
    .select([`batch_rows.${paper} as id`, "clients.postal_code"])
    .where("batch_rows.business_id", "=", ctx.businessId)
    .where("batch_id", "=", id)
    .where("batch_rows.state", "=", "posted")
    .where("invoices.archived_at", "is", null)
    .orderBy("position")
    .execute();
  const code = (row: { postal_code: string | null }) => row.postal_code ?? "";
  return rows.toSorted((one, other) => code(one).localeCompare(code(other))).flatMap((row) => row.id ?? []);
}
