import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { templateForm, templateFormOptions } from "#app/features/selling/templates/template-form.server.ts";
import { templateFormValues } from "#app/features/selling/templates/template-form-values.ts";
import { findTemplate } from "#app/features/selling/templates/templates.server.ts";
import { updateTemplate } from "#app/features/selling/templates/update-template.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useRefusal, useShownValues } from "#app/ui/forms/form.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { TemplateForm } from "#app/ui/papers/templates/template-form.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "templates:edit.title", island: true };

export const loader = screenLoader(async (ctx, { id }) => {
  const template = await findTemplate(ctx, id);
  return {
    name: template.name,
    isLocked: !(await isPro(ctx)),
    values: templateFormValues(template),
    ...(await templateFormOptions(ctx)),
  };
});

export const action = screenAction(
  {
    ...templateForm,
    exists: (ctx, { id }) => findTemplate(ctx, id),
    saved: async (ctx, { id }) => templateFormValues(await findTemplate(ctx, id)),
  },
  async (ctx, input, { id }) => {
    await updateTemplate(ctx, id, input);
    return redirectWithFlash(ctx.platform, paths.templates, { key: "templates:edit.saved" });
  },
);

export default function EditTemplate() {
  const { t } = useTranslation();
  const { name, isLocked, ...form } = useLoaderData<typeof loader>();
  const refusal = useRefusal();
  const values = useShownValues("template", form.values);
  return (
    <>
      <PageHead title={name} back={{ to: paths.templates, label: t("templates:list.title") }} flat>
        {isLocked && !refusal ? <UpgradePrompt text={t("errors:plan.pro_required")} /> : null}
      </PageHead>
      <TemplateForm {...form} values={values} isLocked={isLocked} />
    </>
  );
}
