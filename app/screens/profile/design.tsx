import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { designValues, FONT_SIZE_CHOICES, marginRange, SIDES } from "#app/features/design/design-form.ts";
import { designSchema } from "#app/features/design/design.schema.ts";
import { findDesign, saveDesign } from "#app/features/design/design.server.ts";
import { WINDOWS } from "#app/features/design/design.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CurrentLogo } from "#app/ui/account/current-logo.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "design:title" };

export const loader = screenLoader(async (ctx) => {
  const design = await findDesign(ctx);
  return { values: designValues(design), logo: design.logo };
});

export const action = screenAction({ form: "design", schema: designSchema }, async (ctx, input) => {
  await saveDesign(ctx, input);
  return redirectWithFlash(ctx.platform, paths.design, { key: "design:saved" });
});

export default function Design() {
  const { t } = useTranslation();
  const { values, logo } = useLoaderData<typeof loader>();
  const sides = SIDES.map((side) => [`margins.${side}`, t(`design:margin.${side}`)]);
  const labels = {
    ...Object.fromEntries(sides),
    fontSize: t("design:fontSize"),
    window: t("design:window.title"),
  };
  return (
    <>
      <PageHead title={t("design:title")} back={{ to: paths.profile, label: t("accounts:profile.title") }} />
      <Form id="design" labels={labels} values={values}>
        <Band className="is-open is-first" title={t("design:letter")} hint={t("design:letterHint")}>
          <div className="fields">
            <SelectField name="fontSize" label={labels.fontSize} hint={t("design:fontSizeHint")} span={3}>
              {FONT_SIZE_CHOICES.map((size) => (
                <option key={size} value={size}>
                  {t("design:points", { size })}
                </option>
              ))}
            </SelectField>
            <SelectField name="window" label={labels.window} hint={t("design:window.hint")} span={3}>
              {WINDOWS.map((side) => (
                <option key={side} value={side}>
                  {t(`design:window.${side}`)}
                </option>
              ))}
            </SelectField>
            {SIDES.map((side) => (
              <TextField
                key={side}
                name={`margins.${side}`}
                label={t(`design:margin.${side}`)}
                hint={t("design:margin.range", marginRange(side))}
                inputMode="numeric"
                className="num"
                span={3}
              />
            ))}
          </div>
          <div className="actions is-spaced">
            <SubmitButton busy={t("common:saving")}>{t("design:save")}</SubmitButton>
          </div>
        </Band>
      </Form>
      <Band title={t("design:logo.title")} hint={t("design:logo.where")} bodyClass="medium stack">
        <CurrentLogo sha256={logo} />
        <div className="actions">
          <Link className="button" to={paths.designLogo}>
            {t(logo ? "design:logo.change" : "design:logo.add")}
          </Link>
        </div>
      </Band>
      <Band title={t("design:sample.title")} bodyClass="medium stack">
        <p>{t("design:sample.text")}</p>
        <div className="actions">
          <a className="button" href={paths.designSample} download>
            {t("design:sample.download")}
          </a>
        </div>
      </Band>
    </>
  );
}
