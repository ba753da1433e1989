import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { findApiKeyById, revokeApiKey } from "#app/features/people/api-keys/api-keys.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "api-keys:revoke.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findApiKeyById(ctx, id);
  return { name };
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { id }) => {
  const { name } = await revokeApiKey(ctx, id);
  return redirectWithFlash(ctx.platform, paths.apiKeys, { key: "api-keys:revoke.done", params: { name } });
});

export default function RevokeApiKey() {
  const { t } = useTranslation();
  const { name } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("api-keys:revoke.title")} back={{ to: paths.apiKeys, label: t("api-keys:title") }}>
      <ConfirmForm id="revoke-api-key" submit={t("api-keys:revoke.submit")} back={paths.apiKeys}>
        <p>{t("api-keys:revoke.text", { name })}</p>
      </ConfirmForm>
    </PlainPage>
  );
}
