import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { mapColumns } from "#app/features/front/imports/change-import.server.ts";
import { findImport } from "#app/features/front/imports/imports.server.ts";
import { mappingForm } from "#app/features/front/imports/mapping/mapping-form.ts";
import { mappingSchema } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { MappingForm } from "#app/ui/data/imports/mapping-form.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "imports:mapping.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { waiting } = await findImport(ctx, id);
  if (!waiting) throw redirect(paths.importDone(id));
  return mappingForm(waiting, translator(ctx.locale));
});

export const action = screenAction(
  {
    form: "mapping",
    schema: mappingSchema,
    exists: (ctx, { id }) => findImport(ctx, id),
  },
  async (ctx, input, { id }) => {
    await mapColumns(ctx, id, input);
    return redirect(paths.checkImport(id), { status: 303 });
  },
);

export default function MapImport() {
  const { t } = useTranslation();
  const form = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("imports:mapping.title")}
        back={{ to: paths.importData, label: t("imports:check.otherFile") }}
      >
        <p className="lead">{t("imports:mapping.lead", { count: form.rows })}</p>
      </PageHead>
      <Band className="is-open is-first">
        <MappingForm {...form} />
      </Band>
    </>
  );
}
