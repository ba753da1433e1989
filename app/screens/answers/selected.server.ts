import { redirect } from "@remix-run/node";
import { z } from "zod";
import { exportSelected } from "#app/features/front/exports/export-selected.server.ts";
import { findDueLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import { filesOf } from "#app/features/selling/batches/batch-letters.server.ts";
import { LETTERS_A_FILE } from "#app/features/selling/batches/batch.ts";
import { beginChosen } from "#app/features/selling/batches/chosen/begin-chosen.server.ts";
import { actOf, checkPage, choiceFor, wayOf } from "#app/features/selling/batches/chosen/check.ts";
import {
  type ChosenKind,
  type ChosenPaper,
  countSeen,
  sendPlanOf,
} from "#app/features/selling/batches/chosen/chosen.ts";
import { chosenPapers, seenOf } from "#app/features/selling/batches/chosen/chosen-papers.server.ts";
import { joinInvoices } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { joinOffers } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { fileOrPage } from "#app/platform/http/plain-error-page.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import type { ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { rowsOfPart } from "#app/platform/lists/parts.ts";
import { paths } from "#app/paths.ts";

const ROOMS = {
  invoices: {
    list: paths.invoices,
    check: paths.selectedInvoices,
    title: "invoice-list:title",
    none: "errors:invoice.none_selected",
    part: "includeInvoices",
    join: joinInvoices,
  },
  offers: {
    list: paths.offers,
    check: paths.selectedOffers,
    title: "common:nav.offers",
    none: "errors:batch.none_chosen",
    part: "includeOffers",
    join: joinOffers,
  },
} as const;

/** The ids that the list has. */
async function chosen(ctx: UserContext, kind: ChosenKind, params: URLSearchParams): Promise<ChosenPaper[]> {
  return chosenPapers(ctx, kind, params, await onlyDue(ctx, params));
}

/** The ids in the filter that a reminder is due for, which no database knows. */
async function onlyDue(ctx: UserContext, params: URLSearchParams): Promise<string[] | undefined> {
  if (params.get("reminder") !== "due") return undefined;
  return [...(await findDueLevels(ctx)).levels.keys()];
}

export async function checkSelected(ctx: UserContext, kind: ChosenKind, params: URLSearchParams) {
  const act = actOf(params);
  const papers = await chosen(ctx, kind, params);
  const way = wayOf(act);
  const plan = act === "pdf" ? { taken: papers, notTaken: [] } : sendPlanOf(papers, way);
  return {
    act,
    check: checkPage(kind, params, { ...plan, way }),
    files: act === "pdf" ? filesOf(papers.length) : 0,
    choice: choiceFor(params, papers).toString(),
    seen: seenOf(papers),
    page: ctx.newId(),
  };
}

export const CHECKED = {
  form: "chosen",
  schema: z.object({ seen: z.string().max(100), page: z.string().min(1).max(100) }),
};

export async function beginSelected(
  ctx: UserContext,
  kind: ChosenKind,
  params: URLSearchParams,
  { seen, page }: z.output<typeof CHECKED.schema>,
): Promise<Response> {
  const only = await onlyDue(ctx, params);
  const begun = { kind, params, only, way: wayOf(actOf(params)), seen, key: page };
  return redirect(paths.batch(await beginChosen(ctx, begun)), { status: 303 });
}

/** The PDF of the selected. Where it is more than a file holds, or not what was seen, a page says so first. */
export async function pdfOfSelected(
  ctx: UserContext,
  kind: ChosenKind,
  params: URLSearchParams,
): Promise<Response> {
  const { list, check, title, none, join } = ROOMS[kind];
  const ids = (await chosen(ctx, kind, params)).map(({ id }) => id);
  const seen = countSeen(params);
  const isAsked = params.has("part") || ids.length <= LETTERS_A_FILE;
  if (ids.length > 0 && (!isAsked || (seen !== null && seen !== ids.length))) {
    params.set("act", "pdf");
    return redirect(`${check}?${params.toString()}`);
  }
  const wanted = rowsOfPart(ids, params.get("part"), LETTERS_A_FILE);
  if (wanted.length === 0) return redirectWithFlash(ctx.platform, list, { key: none, tone: "bad" });
  const name = `${translator(ctx.locale)(title)} ${ctx.today}`;
  return fileOrPage(ctx, async () => fileResponse(await join(ctx, wanted, name)));
}

export function workbookOfSelected(
  ctx: UserContext,
  kind: ChosenKind,
  { url: { searchParams }, drained }: Pick<ScreenArgs, "url" | "drained">,
): Promise<Response> {
  return fileOrPage(ctx, async () => {
    const ids = (await chosen(ctx, kind, searchParams)).map(({ id }) => id);
    return streamResponse(await exportSelected(ctx, ROOMS[kind].part, ids), drained);
  });
}
