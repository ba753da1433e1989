import { markPaperSent } from "#app/features/selling/papers/issue-paper.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invoicePaper } from "./invoice-paper.server.ts";

/** For invoices sent by post or handed over. @throws AppError as `issuePaper`, `invoice.slip_refused` */
export async function markSent(ctx: UserContext, id: string, version?: number): Promise<void> {
  await markPaperSent(ctx, invoicePaper, id, version);
}
