import { findDueLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import type { ChosenPaper } from "#app/features/selling/batches/chosen/chosen.ts";
import { chosenPapers } from "#app/features/selling/batches/chosen/chosen-papers.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** As the list has them. */
export async function chosenInvoices(ctx: UserContext, params: URLSearchParams): Promise<ChosenPaper[]> {
  return chosenPapers(ctx, "invoices", params, await onlyDue(ctx, params));
}

/** Of the filter for those to remind of, which no database knows. */
export async function onlyDue(ctx: UserContext, params: URLSearchParams): Promise<string[] | undefined> {
  if (params.get("reminder") !== "due") return undefined;
  return [...(await findDueLevels(ctx)).levels.keys()];
}
