import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findBrand } from "#app/features/selling/design/brand.server.ts";
import { designValues, typedDesign } from "#app/features/selling/design/design-form.ts";
import { designSchema } from "#app/features/selling/design/design.schema.ts";
import { findDesign, saveDesign } from "#app/features/selling/design/design.server.ts";
import { sampleSheet } from "#app/features/selling/invoices/samples/sample-invoice.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { panelData } from "#app/platform/http/panel.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CurrentLogo } from "#app/ui/profile/design/current-logo.tsx";
import { DesignForm } from "#app/ui/profile/design/design-form.tsx";
import { DesignPreview } from "#app/ui/profile/design/design-preview.tsx";
import { FollowScript } from "#app/ui/forms/follow-script.tsx";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { Panel } from "#app/ui/elements/page/panel.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "accounts:room.design", wide: true };

export const loader = screenLoader(async (ctx) => {
  const design = await findDesign(ctx);
  const { accent } = await findBrand(ctx);
  return {
    values: designValues(design, accent),
    logo: design.logo,
    sheet: await panelData(ctx, "sheet", () => sampleSheet(ctx)),
  };
});

export const action = screenAction({ form: "design", schema: designSchema }, async (ctx, input) => {
  await saveDesign(ctx, input);
  return redirectWithFlash(ctx.platform, paths.design, { key: "design:saved" });
});

export default function Design() {
  const { t } = useTranslation();
  const { logo, sheet, ...page } = useLoaderData<typeof loader>();
  const values = useShownValues("design", page.values);
  return (
    <div className="writer-page">
      <div className="writer">
        <div className="writer-work stack-wide" data-follow="">
          <h1>{t("accounts:room.design")}</h1>
          <section className="stack">
            <h2>{t("design:logo.title")}</h2>
            <CurrentLogo sha256={logo} />
            <div className="actions">
              <Link className="button" to={paths.designLogo}>
                {t(logo ? "design:logo.change" : "design:logo.add")}
              </Link>
            </div>
            <p className="hint">{t("design:logo.where")}</p>
          </section>
          <DesignForm values={values} />
        </div>
        <section className="writer-paper" aria-label={t("design:sample.title")}>
          <div className="paper-stick">
            <div className="paper-head">
              <h2>{t("design:sample.title")}</h2>
              <p>{t("design:sample.follows")}</p>
            </div>
            <div id="design-sheet" data-part="">
              <Panel name="sheet" data={sheet}>
                {(sheet) => <DesignPreview sheet={sheet} typed={typedDesign(values)} />}
              </Panel>
            </div>
          </div>
        </section>
      </div>
      <FollowScript />
    </div>
  );
}
