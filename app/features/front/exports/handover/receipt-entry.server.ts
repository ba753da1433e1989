import { readReceiptFile } from "#app/features/taxes/expenses/receipts/read-receipt.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { ZipEntry } from "#app/platform/http/responses/zip-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

/** A note where the file is damaged. @throws AppError `server.storage_away` */
export async function receiptEntry(
  ctx: UserContext,
  { id, path }: { id: string; path: string },
): Promise<ZipEntry> {
  try {
    return { name: path, content: (await readReceiptFile(ctx, id)).content, source: id };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "server.storage_away") throw error;
    ctx.log.error({ event: "handover.receipt_failed", receiptId: id, err: error });
    return { name: `${path}.txt`, content: `${translator(ctx.locale)(`errors:${error.code}`)}\n` };
  }
}
