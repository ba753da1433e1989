import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { deleteTemplate } from "#app/features/selling/templates/delete-template.server.ts";
import { findTemplate } from "#app/features/selling/templates/templates.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { DeleteTemplateForm } from "#app/ui/papers/templates/delete-template-form.tsx";

export const handle = { title: "templates:delete.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { name } = await findTemplate(ctx, id);
  return { name };
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { id, values }) => {
  const { name } = await deleteTemplate(ctx, id);
  const to = safeRedirect(values.redirectTo, paths.templates);
  return redirectWithFlash(ctx.platform, to, { key: "templates:delete.done", params: { name } });
});

export default function DeleteTemplate() {
  const { t } = useTranslation();
  const { name } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("templates:delete.title")}
      back={{ to: paths.templates, label: t("templates:list.title") }}
    >
      <DeleteTemplateForm name={name} />
    </PlainPage>
  );
}
