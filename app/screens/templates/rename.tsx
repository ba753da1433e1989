import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { templateNameSchema } from "#app/features/selling/templates/template.schema.ts";
import { findTemplate } from "#app/features/selling/templates/templates.server.ts";
import { renameTemplate } from "#app/features/selling/templates/update-template.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { TemplateNameForm } from "#app/ui/papers/templates/template-name-form.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

export const handle = { title: "templates:rename.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findTemplate(ctx, id);
  return { name, canUse: await isPro(ctx) };
});

export const action = screenAction(
  {
    form: "rename-template",
    schema: templateNameSchema,
    exists: (ctx, { id }) => findTemplate(ctx, id),
  },
  async (ctx, { name }, { id, values }) => {
    await renameTemplate(ctx, id, name);
    const to = safeRedirect(values.redirectTo, paths.templates);
    return redirectWithFlash(ctx.platform, to, { key: "templates:rename.done", params: { name } });
  },
);

export default function RenameTemplate() {
  const { t } = useTranslation();
  const { name, canUse } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("templates:rename.title")}
      back={{ to: paths.templates, label: t("templates:list.title") }}
    >
      {canUse ? (
        <TemplateNameForm
          id="rename-template"
          name={name}
          submit={t("templates:rename.submit")}
          back={paths.templates}
        />
      ) : (
        <UpgradePrompt text={t("errors:plan.pro_required")} />
      )}
    </PlainPage>
  );
}
