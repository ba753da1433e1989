import { useLoaderData } from "@remix-run/react";
import { yearOfDay } from "#app/features/people/accounts/years/business-year.ts";
import { yearSettingSchema } from "#app/features/taxes/year/year-setting.schema.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import { saveYearSetting } from "#app/features/taxes/year/save-year-setting.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { FieldsForm } from "#app/ui/forms/whole/fields-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "year:setting.name" };

export const loader = screenLoader(async (ctx) => {
  const setting = await yearSettingOf(ctx);
  return { setting, year: String(yearOfDay(setting, ctx.today)) };
});

export const action = screenAction(
  { form: "year-setting", schema: yearSettingSchema },
  async (ctx, setting) => {
    await saveYearSetting(ctx, setting);
    const year = String(yearOfDay(setting, ctx.today));
    return redirectWithFlash(ctx.platform, paths.year(year), { key: "year:setting.saved" });
  },
);

export default function YearSettingPage() {
  const { t } = useTranslation();
  const { setting, year } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("year:setting.name")}
      back={{ to: paths.year(year), label: t("year:name") }}
      bodyClass="medium stack"
    >
      <p>{t("year:setting.text")}</p>
      <FieldsForm
        id="year-setting"
        fields={[
          {
            name: "begins",
            label: t("year:setting.begins"),
            hint: t("year:setting.beginsHint"),
            start: String(setting.begins),
          },
          {
            name: "firstFrom",
            label: t("year:setting.firstFrom"),
            type: "date",
            optional: true,
            start: setting.firstFrom,
          },
          {
            name: "firstTo",
            label: t("year:setting.firstTo"),
            hint: t("year:setting.firstHint"),
            type: "date",
            optional: true,
            start: setting.firstTo,
          },
        ]}
        submit={t("year:setting.save")}
        back={paths.year(year)}
      />
    </PlainPage>
  );
}
