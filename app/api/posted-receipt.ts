import { MAX_RECEIPT_BYTES, RECEIPT_TYPES } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import type { CallArgs } from "#app/platform/http/api.server.ts";
import { type PostedFile, withPostedFiles } from "#app/platform/http/body/posted-files.server.ts";

/** @param keep is told whether the call says that the receipt is meant twice */
export function withPostedReceipt<T>(
  ctx: UserContext,
  { request, url }: CallArgs,
  keep: (file: PostedFile, keepTwice: boolean) => Promise<T>,
): Promise<T> {
  const upload = { cap: MAX_RECEIPT_BYTES, types: [...RECEIPT_TYPES], owner: ctx.businessId };
  return withPostedFiles(request, upload, async ([file, second]) => {
    if (!file || second) throw invalid([{ field: "file", code: "field.file_missing" }]);
    return keep(file, url.searchParams.get("keepTwice") === "true");
  });
}
