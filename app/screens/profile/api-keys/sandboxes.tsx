import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SANDBOX_CAPS, sandboxSchema } from "#app/features/front/sandbox/sandbox.schema.ts";
import { createSandbox, sandboxesJson } from "#app/features/front/sandbox/sandboxes.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { paths } from "#app/paths.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { inputsOf, TextField } from "#app/ui/forms/fields/field.tsx";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { NewKey } from "#app/ui/profile/api-keys/new-key.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "api-keys:sandbox.title" };

export const loader = screenLoader(async (ctx) => ({
  isPro: await isPro(ctx),
  sandboxes: (await sandboxesJson(ctx)).sandboxes.map(({ id, name, day }) => ({
    id,
    name,
    day: formatDay(day, ctx.locale),
  })),
}));

export const action = screenAction(
  { form: "sandbox", schema: sandboxSchema, caps: SANDBOX_CAPS },
  async (ctx, input) => data({ secret: (await createSandbox(ctx, input)).secret }),
);

export default function Sandboxes() {
  const { t } = useTranslation();
  const { isPro, sandboxes } = useLoaderData<typeof loader>();
  const answer = useActionData<{ secret: string } | Refusal>();
  return (
    <PlainPage
      title={t("api-keys:sandbox.title")}
      back={{ to: paths.apiKeys, label: t("api-keys:title") }}
      bodyClass="medium stack"
    >
      {answer && "secret" in answer ? (
        <NewKey secret={answer.secret} done={t("api-keys:sandbox.done")} />
      ) : (
        <>
          <p>{t("api-keys:sandbox.text")}</p>
          <ul>
            {sandboxes.map(({ id, name, day }) => (
              <li key={id}>
                <Link to={paths.sandbox(id)}>{name}</Link>{" "}
                <span className="soft">{t("api-keys:sandbox.today", { day })}</span>
              </li>
            ))}
          </ul>
          {isPro ? <CreateForm /> : null}
        </>
      )}
    </PlainPage>
  );
}

function CreateForm() {
  const { t } = useTranslation();
  const labels = { name: t("api-keys:sandbox.name") };
  return (
    <Form id="sandbox" className="stack" labels={labels}>
      <OwnVersion />
      <TextField {...inputsOf(labels, SANDBOX_CAPS)("name")} hint={t("api-keys:sandbox.nameHint")} />
      <div className="actions">
        <SubmitButton>{t("api-keys:sandbox.create")}</SubmitButton>
      </div>
    </Form>
  );
}
