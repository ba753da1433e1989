import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { rotateApiKeySchema } from "#app/features/people/api-keys/api-key.schema.ts";
import { findApiKeyById } from "#app/features/people/api-keys/api-keys.server.ts";
import { rotateApiKey } from "#app/features/people/api-keys/rotate-api-key.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { RotateKey, type RotatedKey } from "#app/ui/profile/api-keys/rotate-key.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "api-keys:rotate.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findApiKeyById(ctx, id);
  return { name, isPro: await isPro(ctx) };
});

export const action = screenAction(
  {
    form: "rotate-api-key",
    schema: rotateApiKeySchema,
    exists: (ctx, { id }) => findApiKeyById(ctx, id),
  },
  async (ctx, input, { id }) => {
    const { secret, oldUntil } = await rotateApiKey(ctx, id, input);
    return data<RotatedKey>({ secret, until: formatInstant(oldUntil, ctx.locale) });
  },
);

export default function RotateApiKey() {
  const { t } = useTranslation();
  const { name, isPro } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("api-keys:rotate.title")}
      back={{ to: paths.apiKeys, label: t("api-keys:title") }}
      bodyClass="medium stack"
    >
      {isPro ? <RotateKey name={name} /> : <UpgradePrompt text={t("errors:plan.pro_required")} />}
    </PlainPage>
  );
}
