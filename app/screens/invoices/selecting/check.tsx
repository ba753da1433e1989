import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { lettersIn } from "#app/features/selling/batches/batch-letters.server.ts";
import { beginChosen } from "#app/features/selling/batches/chosen/begin-chosen.server.ts";
import { actOf, checkPage, choiceFor, wayOf } from "#app/features/selling/batches/chosen/check.ts";
import { sendPlanOf } from "#app/features/selling/batches/chosen/chosen.ts";
import { seenOf } from "#app/features/selling/batches/chosen/chosen-papers.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ChosenCheck } from "#app/ui/batches/chosen-check.tsx";
import { chosenInvoices, onlyDue } from "./chosen.server.ts";

export const handle = { title: "batches:chosen.check" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const act = actOf(searchParams);
  const papers = await chosenInvoices(ctx, searchParams);
  const way = wayOf(act);
  const plan = act === "pdf" ? { taken: papers, leftOut: [] } : sendPlanOf(papers, way);
  const choice = choiceFor(searchParams, papers).toString();
  return {
    act,
    check: checkPage("invoices", searchParams, { ...plan, way }),
    files: act === "pdf" ? lettersIn({ posted: papers.length }) : 0,
    choice,
    seen: seenOf(papers),
    page: ctx.newId(),
  };
});

const schema = z.object({ seen: z.string().max(100), page: z.string().min(1).max(100) });

export const action = screenAction(
  { form: "chosen", schema },
  async (ctx, { seen, page }, { url: { searchParams } }) => {
    const way = wayOf(actOf(searchParams));
    const only = await onlyDue(ctx, searchParams);
    const chosen = { kind: "invoices" as const, params: searchParams, only, way, seen, key: page };
    return redirect(paths.batch(await beginChosen(ctx, chosen)), { status: 303 });
  },
);

export default function SelectedInvoices() {
  return (
    <ChosenCheck
      {...useLoaderData<typeof loader>()}
      list={paths.invoices}
      pdf={paths.selectedPdf}
      paperTo={paths.invoice}
    />
  );
}
