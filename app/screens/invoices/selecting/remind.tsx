import { useLoaderData } from "@remix-run/react";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { checkReminders, remindSelected } from "#app/screens/answers/remind-selected.server.ts";
import { CHECKED } from "#app/screens/answers/selected.server.ts";
import { ChosenCheck } from "#app/ui/batches/chosen-check.tsx";

export const handle = { title: "batches:chosen.title.remind" };

export const loader = screenLoader((ctx, { url }) => checkReminders(ctx, url.searchParams));

export const action = screenAction(CHECKED, (ctx, page, { url }) =>
  remindSelected(ctx, url.searchParams, page),
);

export default function RemindSelected() {
  const page = useLoaderData<typeof loader>();
  return <ChosenCheck {...page} list={paths.invoices} pdf={paths.selectedPdf} paperTo={paths.invoice} />;
}
