import { data } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { API_KEY_CAPS } from "#app/features/api-keys/api-key-caps.ts";
import { apiKeySchema } from "#app/features/api-keys/api-key.schema.ts";
import { createApiKey } from "#app/features/api-keys/api-keys.server.ts";
import { isPro } from "#app/features/subscriptions/require-pro.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ApiKeyForm } from "#app/ui/api-keys/api-key-form.tsx";
import { Message } from "#app/ui/page/flash.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";
import { Secret } from "#app/ui/page/secret.tsx";
import { UpgradePrompt } from "#app/ui/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "api-keys:create.title" };

export const loader = screenLoader(async (ctx) => ({ isPro: await isPro(ctx) }));

export const action = screenAction(
  { form: "api-key", schema: apiKeySchema, caps: API_KEY_CAPS },
  async (ctx, input) => data({ secret: (await createApiKey(ctx, input)).secret }),
);

export default function CreateApiKey() {
  const { t } = useTranslation();
  const { isPro } = useLoaderData<typeof loader>();
  const answer = useActionData<{ secret: string } | Refusal>();
  return (
    <>
      <PageHead title={t("api-keys:create.title")} back={{ to: paths.apiKeys, label: t("api-keys:title") }} />
      <Band className="is-open is-first" bodyClass="medium stack">
        {answer && "secret" in answer ? (
          <NewKey secret={answer.secret} />
        ) : isPro ? (
          <ApiKeyForm />
        ) : (
          <UpgradePrompt text={t("errors:plan.pro_required")} />
        )}
      </Band>
    </>
  );
}

function NewKey({ secret }: { secret: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="good">{t("api-keys:create.done")}</Message>
      <p>{t("api-keys:create.copy")}</p>
      <Secret value={secret} what={t("api-keys:secret")} />
      <div className="actions">
        <Link className="button button-primary" to={paths.apiKeys}>
          {t("api-keys:create.kept")}
        </Link>
      </div>
    </>
  );
}
