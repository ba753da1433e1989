import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requireMailing } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { BatchWay } from "#app/features/selling/batches/batch.ts";
import { batchLimits } from "#app/features/selling/batches/limits.ts";
import { batchOfKey, storeBatch } from "#app/features/selling/batches/store-batch.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { type ChosenKind, sendPlanOf } from "./chosen.ts";
import { chosenPapers, seenOf } from "./chosen-papers.server.ts";

interface Begun {
  kind: ChosenKind;
  /** The parameters of the selection, as its page has it. */
  params: URLSearchParams;
  /** The ids that `chosenPapers` takes. */
  only?: string[] | undefined;
  way: BatchWay;
  /** The `seenOf` of the documents that the page showed. */
  seen: string;
  /** The key of the page: sent twice it begins once. */
  key: string;
}

/**
 * Takes on the drafts of a selection; a job sends them.
 * @returns the batch
 * @throws AppError `batch.selection_changed` since it was seen, `batch.nothing_to_send`, and as `requireMailing`
 */
export async function beginChosen(ctx: UserContext, begun: Begun): Promise<string> {
  const { kind, params, only, way, seen } = begun;
  const key = `page:${begun.key}`;
  const earlier = await batchOfKey(ctx, key);
  if (earlier) return earlier.id;
  if (way === "email") await requireMailing(ctx);
  const papers = await chosenPapers(ctx, kind, params, only);
  if (seenOf(papers) !== seen) throw new AppError("batch.selection_changed");
  const { taken } = sendPlanOf(papers, way);
  if (taken.length === 0) throw new AppError("batch.nothing_to_send");
  if (way === "email") await countAttempt(ctx, batchLimits.send, ctx.businessId);
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const earlier = await batchOfKey(ctx, key);
    if (earlier) return earlier.id;
    const name = translator(ctx.locale)(`batches:chosen.name.${kind}`, { count: taken.length });
    return storeBatch(
      ctx,
      { kind, key, fingerprint: "", name, group_name: "", content: {}, act: "send", way },
      taken.map(({ id, clientId, client, total }) => ({
        client_id: clientId,
        client_name: client,
        amount: total,
        addition: "",
        state: "drafted",
        ...(kind === "offers" ? { offer_id: id } : { invoice_id: id }),
      })),
    );
  });
}
