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
import { Room } from "#app/ui/profile/account/room.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Panel } from "#app/ui/elements/page/panel.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "design:title" };

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
    <Room name="design" title={t("design:title")}>
      <div className="design-split">
        <div data-follow="">
          <DesignForm values={values} />
          <Band title={t("design:logo.title")} hint={t("design:logo.where")} bodyClass="medium stack">
            <CurrentLogo sha256={logo} />
            <div className="actions">
              <Link className="button" to={paths.designLogo}>
                {t(logo ? "design:logo.change" : "design:logo.add")}
              </Link>
            </div>
          </Band>
        </div>
        <Band title={t("design:sample.title")} bodyClass="stack">
          <div id="design-sheet" data-part="">
            <Panel name="sheet" data={sheet}>
              {(sheet) => <DesignPreview sheet={sheet} typed={typedDesign(values)} />}
            </Panel>
          </div>
          <p>{t("design:sample.text")}</p>
          <div className="actions">
            <a className="button" href={paths.designSample} download>
              {t("design:sample.download")}
            </a>
          </div>
        </Band>
      </div>
      <FollowScript />
    </Room>
  );
}
