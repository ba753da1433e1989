import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { placeOfWebhook } from "#app/features/programs/webhooks/place-of-webhook.server.ts";
import { findWebhook, rotateWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { NewSecret } from "#app/ui/profile/webhooks/new-secret.tsx";

export const handle = { title: "webhooks:rotate.title" };

export const loader = screenLoader(async (ctx, args) => {
  const { id } = await findWebhook(await placeOfWebhook(ctx, args.id), args.id);
  return { id };
});

export const action = screenAction(
  { form: "rotate-webhook", schema: z.object({}) },
  async (ctx, _input, { id }) =>
    data({ secret: (await rotateWebhook(await placeOfWebhook(ctx, id), id)).secret }),
);

export default function RotateWebhook() {
  const { t } = useTranslation();
  const { id } = useLoaderData<typeof loader>();
  const answer = useActionData<{ secret: string } | Refusal>();
  return (
    <PlainPage
      title={t("webhooks:rotate.title")}
      back={{ to: paths.webhook(id), label: t("webhooks:detail.title") }}
      bodyClass="medium stack"
    >
      {answer && "secret" in answer ? (
        <NewSecret id={id} secret={answer.secret} done={t("webhooks:rotate.done")} />
      ) : (
        <Form id="rotate-webhook" className="stack" labels={{}}>
          <p>{t("webhooks:rotate.text")}</p>
          <div className="actions">
            <SubmitButton>{t("webhooks:rotate.submit")}</SubmitButton>
            <CancelLink to={paths.webhook(id)} />
          </div>
        </Form>
      )}
    </PlainPage>
  );
}
