import { redirect } from "@remix-run/node";
import type { z } from "zod";
import {
  dueOfSelection,
  remindSelection,
  seenLetters,
} from "#app/features/money/reminders/screens/remind-selection.server.ts";
import { checkPage, choiceFor } from "#app/features/selling/batches/chosen/check.ts";
import type { ChosenPaper, NotTaken } from "#app/features/selling/batches/chosen/chosen.ts";
import { chosenPapers } from "#app/features/selling/batches/chosen/chosen-papers.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { paths } from "#app/paths.ts";
import type { CHECKED } from "./selected.server.ts";

export async function checkReminders(ctx: UserContext, params: URLSearchParams) {
  const papers = await chosenPapers(ctx, "invoices", params);
  const rows = await dueOfSelection(ctx, idsOf(papers));
  const due = new Map(rows.map((row) => [row.id, row]));
  const taken = papers.flatMap((paper): ChosenPaper[] => {
    const row = due.get(paper.id);
    return row ? [{ ...paper, total: row.rappen, isByPost: !row.byEmail }] : [];
  });
  // The list for those to remind of leaves the others out by itself.
  const others = params.get("reminder") === "due" ? [] : papers.filter(({ id }) => !due.has(id));
  const notTaken = others.map((paper): NotTaken => ({ paper, why: "not_due" }));
  return {
    act: "remind" as const,
    check: checkPage("invoices", params, { taken, notTaken, way: "email" }),
    files: 0,
    choice: choiceFor(params, [...taken, ...others]).toString(),
    seen: seenLetters(rows),
    page: ctx.newId(),
  };
}

export async function remindSelected(
  ctx: UserContext,
  params: URLSearchParams,
  { seen, page }: z.output<typeof CHECKED.schema>,
): Promise<Response> {
  const ids = idsOf(await chosenPapers(ctx, "invoices", params));
  return redirect(paths.progress(await remindSelection(ctx, ids, { seen, key: page })), { status: 303 });
}

function idsOf(papers: readonly ChosenPaper[]): string[] {
  return papers.map(({ id }) => id);
}
