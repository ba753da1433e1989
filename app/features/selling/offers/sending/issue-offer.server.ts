import { offerPaper } from "./offer-paper.server.ts";
import { markPaperSent } from "#app/features/selling/papers/issue-paper.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** For offers handed over on paper or by their link. @throws AppError as `issuePaper`, `offer.expired` */
export function markOfferSent(ctx: UserContext, id: string, version?: number): Promise<void> {
  return markPaperSent(ctx, offerPaper, id, version);
}
