import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import {
  blankClientForm,
  CLIENT_CAPS,
  CLIENT_FORM,
  typedIdentity,
} from "#app/features/selling/clients/client-form.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { groupNames } from "#app/features/selling/clients/client-groups.server.ts";
import { clientHint } from "#app/features/selling/clients/client-hint.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { paths } from "#app/paths.ts";
import { ClientForm, type ClientFormData } from "#app/ui/clients/client-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "clients:create.title" };

export const loader = screenLoader(async (ctx): Promise<ClientFormData> => ({
  values: blankClientForm(ctx.user.language),
  countries: countryOptions(ctx.locale),
  caps: CLIENT_CAPS,
  hint: null,
  back: paths.clients,
  groups: await groupNames(ctx),
}));

export const action = screenAction(
  {
    ...CLIENT_FORM,
    hint: (ctx, values) => clientHint(ctx, typedIdentity(values)),
  },
  async (ctx, input) => {
    const client = await createClient(ctx, input);
    const hint = (await clientHint(ctx, client)) ?? undefined;
    return redirectWithFlash(ctx.platform, paths.client(client.id), { key: "clients:create.saved", hint });
  },
);

export default function CreateClient() {
  const { t } = useTranslation();
  const form = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("clients:create.title")} back={{ to: paths.clients, label: t("clients:list.title") }}>
      <ClientForm {...form} submit={t("clients:create.save")} />
    </PlainPage>
  );
}
