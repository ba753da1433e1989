import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import {
  findClientPage,
  makeClientPage,
} from "#app/features/front/public-pages/of-client/own-page.server.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { paths } from "#app/paths.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { PageAddress } from "#app/ui/clients/page-address.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "clients:page.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id, name } = await findClient(ctx, args.id);
  const page = await findClientPage(ctx, id);
  return { id, name, madeAt: page && formatInstant(page.createdAt, ctx.locale) };
});

export const action = screenAction(
  { form: "client-page", schema: z.object({}) },
  async (ctx, _input, { id }) => data({ url: (await makeClientPage(ctx, id)).url }),
);

export default function PageOfClient() {
  const { t } = useTranslation();
  const { id, name, madeAt } = useLoaderData<typeof loader>();
  const answer = useActionData<{ url?: string }>();
  return (
    <PlainPage title={t("clients:page.title")} back={{ to: paths.client(id), label: name }}>
      <PageAddress id={id} name={name} madeAt={madeAt} url={answer?.url ?? ""} />
    </PlainPage>
  );
}
