import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { listSandboxes } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { API_KEY_CAPS } from "#app/features/people/api-keys/api-key-caps.ts";
import { readApiKeyForm } from "#app/features/people/api-keys/api-key-form.ts";
import { apiKeyFormSchema } from "#app/features/people/api-keys/api-key.schema.ts";
import { createApiKey } from "#app/features/people/api-keys/api-keys.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { NewKey } from "#app/ui/profile/api-keys/new-key.tsx";
import { ApiKeyForm } from "#app/ui/profile/api-keys/api-key-form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "api-keys:create.title" };

export const loader = screenLoader(async (ctx) => ({
  isPro: await isPro(ctx),
  sandboxes: (await listSandboxes(ctx)).map(({ name }) => name),
}));

export const action = screenAction(
  { form: "api-key", schema: apiKeyFormSchema, caps: API_KEY_CAPS, read: readApiKeyForm },
  async (ctx, { permit, ...input }) => data({ secret: (await createApiKey(ctx, input, permit)).secret }),
);

export default function CreateApiKey() {
  const { t } = useTranslation();
  const { isPro, sandboxes } = useLoaderData<typeof loader>();
  const answer = useActionData<{ secret: string } | Refusal>();
  return (
    <PlainPage
      title={t("api-keys:create.title")}
      back={{ to: paths.apiKeys, label: t("api-keys:title") }}
      bodyClass="medium stack"
    >
      {answer && "secret" in answer ? (
        <NewKey secret={answer.secret} done={t("api-keys:create.done")} />
      ) : isPro ? (
        <ApiKeyForm permit={permitIn(answer)} sandboxes={sandboxes} />
      ) : (
        <UpgradePrompt text={t("errors:plan.pro_required")} />
      )}
    </PlainPage>
  );
}

/** The permit in a form that came back, unless its time is over. */
function permitIn(answer: { secret: string } | Refusal | undefined): string {
  if (!answer || "secret" in answer) return "";
  const { permit } = answer.repopulateFields;
  const isExpired = answer.problem?.code === "account.confirmation_expired";
  return typeof permit === "string" && !isExpired ? permit : "";
}
