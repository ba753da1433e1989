import { offerPaper } from "./offer-paper.server.ts";
import type { WantedLetter } from "#app/features/selling/papers/sending/paper-letter.ts";
import { sendPaper } from "#app/features/selling/papers/sending/send-paper.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** @throws AppError as `sendPaper`, `offer.expired` */
export function sendOffer(ctx: UserContext, id: string, wanted: WantedLetter): Promise<void> {
  return sendPaper(ctx, offerPaper, id, wanted);
}
