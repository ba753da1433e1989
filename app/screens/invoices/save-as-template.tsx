import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { saveAsTemplate, suggestedName } from "#app/features/selling/templates/save-as-template.server.ts";
import { templateNameSchema } from "#app/features/selling/templates/template.schema.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { TemplateNameForm } from "#app/ui/papers/templates/template-name-form.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "templates:fromInvoice.title" };

export const loader = screenLoader(async (ctx, args) => {
  const invoice = await findInvoice(ctx, args.id);
  const { id, number } = invoice;
  return { id, number, name: suggestedName(invoice), canUse: await isPro(ctx) };
});

export const action = screenAction(
  {
    form: "save-as-template",
    schema: templateNameSchema,
    exists: (ctx, { id }) => findInvoice(ctx, id),
  },
  async (ctx, { name }, { id }) => {
    await saveAsTemplate(ctx, id, name);
    return redirectWithFlash(ctx.platform, paths.templates, {
      key: "templates:create.saved",
      params: { name },
    });
  },
);

export default function SaveAsTemplate() {
  const { t } = useTranslation();
  const { id, number, name, canUse } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("templates:fromInvoice.title")}
      back={{ to: paths.invoice(id), label: `${t("invoices:invoice")} ${number}` }}
    >
      {canUse ? (
        <TemplateNameForm
          id="save-as-template"
          name={name}
          submit={t("templates:save")}
          hint={t("templates:fromInvoice.hint")}
          back={paths.invoice(id)}
        />
      ) : (
        <UpgradePrompt text={t("errors:plan.pro_required")} />
      )}
    </PlainPage>
  );
}
