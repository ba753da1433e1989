import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { z } from "zod";
import { findApiKeyById, revokeApiKey } from "#app/features/api-keys/api-keys.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "api-keys:revoke.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const { name } = await findApiKeyById(ctx, params.id ?? "");
  return { name };
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params }) => {
  const { name } = await revokeApiKey(ctx, params.id ?? "");
  return redirectWithFlash(ctx.platform, paths.apiKeys, { key: "api-keys:revoke.done", params: { name } });
});

export default function RevokeApiKey() {
  const { t } = useTranslation();
  const { name } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("api-keys:revoke.title")} back={{ to: paths.apiKeys, label: t("api-keys:title") }} />
      <Band className="is-open is-first">
        <Form id="revoke-api-key" className="medium stack" labels={{}}>
          <p>{t("api-keys:revoke.text", { name })}</p>
          <div className="actions">
            <SubmitButton danger>{t("api-keys:revoke.submit")}</SubmitButton>
            <CancelLink to={paths.apiKeys} />
          </div>
        </Form>
      </Band>
    </>
  );
}
