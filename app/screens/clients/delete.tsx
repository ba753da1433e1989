import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { sumsOf } from "#app/features/money/statements/client-sums.server.ts";
import { deleteClient, findClient } from "#app/features/selling/clients/clients.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { DeleteClientForm } from "#app/ui/clients/delete-client-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "clients:delete.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, name } = await findClient(ctx, args.id);
  const sums = await sumsOf(ctx, [id]);
  return { name, invoices: sums.get(id)?.invoices ?? 0, back: paths.client(id) };
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { id, values }) => {
  const { name } = await deleteClient(ctx, id);
  const to = safeRedirect(values.redirectTo, paths.clients);
  return redirectWithFlash(ctx.platform, to, { key: "clients:delete.done", params: { name } });
});

export default function DeleteClient() {
  const { t } = useTranslation();
  const client = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("clients:delete.title")} back={{ to: client.back, label: client.name }}>
      <DeleteClientForm {...client} />
    </PlainPage>
  );
}
