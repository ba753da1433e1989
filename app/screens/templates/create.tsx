import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { templateForm, templateFormOptions } from "#app/features/selling/templates/template-form.server.ts";
import { blankTemplateForm } from "#app/features/selling/templates/template-form-values.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useRefusal, useShownValues } from "#app/ui/forms/form.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { TemplateForm } from "#app/ui/papers/templates/template-form.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "templates:create.title", island: true };

export const loader = screenLoader(async (ctx) => {
  const options = await templateFormOptions(ctx);
  return {
    canUse: await isPro(ctx),
    values: blankTemplateForm(options.defaultVatRate),
    ...options,
  };
});

export const action = screenAction(templateForm, async (ctx, input) => {
  await createTemplate(ctx, input);
  const flash = { key: "templates:create.saved", params: { name: input.name } };
  return redirectWithFlash(ctx.platform, paths.templates, flash);
});

export default function CreateTemplate() {
  const { t } = useTranslation();
  const { canUse, ...form } = useLoaderData<typeof loader>();
  const refusal = useRefusal();
  const values = useShownValues("template", form.values);
  return (
    <>
      <PageHead
        title={t("templates:create.title")}
        back={{ to: paths.templates, label: t("templates:list.title") }}
        flat
      >
        {canUse || refusal ? null : <UpgradePrompt text={t("errors:plan.pro_required")} />}
      </PageHead>
      {canUse || refusal ? <TemplateForm {...form} values={values} /> : null}
    </>
  );
}
