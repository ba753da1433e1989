import type { ExternalInput } from "#app/features/running/external/external-fields.ts";
import { annotatePaper, lockPaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** Annotates an offer in any status: nothing of it is printed. @throws AppError `offer.not_found` */
export async function noteOnOffer(ctx: UserContext, id: string, input: ExternalInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockPaper(ctx, "offer", id);
    await annotatePaper(ctx, "offer", id, input);
  });
}
