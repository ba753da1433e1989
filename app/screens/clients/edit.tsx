import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import {
  CLIENT_CAPS,
  CLIENT_FORM,
  clientValues,
  typedIdentity,
} from "#app/features/selling/clients/client-form.ts";
import { findClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { groupNames } from "#app/features/selling/clients/client-groups.server.ts";
import { clientHint } from "#app/features/selling/clients/client-hint.server.ts";
import { redirectWithFlash, translateHint } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { countryOptions } from "#app/swiss/countries.ts";
import { paths } from "#app/paths.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { ClientForm, type ClientFormData } from "#app/ui/clients/client-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "clients:edit.title" };

export const loader = screenLoader(async (ctx, { id }): Promise<ClientFormData> => {
  const client = await findClient(ctx, id);
  const hint = await clientHint(ctx, client);
  return {
    values: clientValues(client),
    countries: countryOptions(ctx.locale),
    caps: CLIENT_CAPS,
    hint: hint && translateHint(hint, translator(ctx.locale)),
    back: paths.client(client.id),
    groups: await groupNames(ctx),
  };
});

export const action = screenAction(
  {
    ...CLIENT_FORM,
    exists: (ctx, { id }) => findClient(ctx, id),
    saved: async (ctx, { id }) => clientValues(await findClient(ctx, id)),
    hint: (ctx, values, { params }) => clientHint(ctx, { id: params.id, ...typedIdentity(values) }),
  },
  async (ctx, input, { id, values }) => {
    const client = await updateClient(ctx, id, input);
    const hint = (await clientHint(ctx, client)) ?? undefined;
    const to = safeRedirect(values.redirectTo, paths.client(client.id));
    return redirectWithFlash(ctx.platform, to, { key: "clients:edit.saved", hint });
  },
);

export default function EditClient() {
  const { t } = useTranslation();
  const form = useLoaderData<typeof loader>();
  const name = typeof form.values.name === "string" ? form.values.name : "";
  return (
    <PlainPage title={t("clients:edit.title")} back={{ to: form.back, label: name }}>
      <ClientForm {...form} submit={t("clients:edit.save")} />
    </PlainPage>
  );
}
