import { useLoaderData } from "@remix-run/react";
import { openingSchema } from "#app/features/books/journal/by-hand/opening.schema.ts";
import { openingPage, saveOpening } from "#app/features/books/journal/by-hand/opening.server.ts";
import { currentYear } from "#app/features/taxes/year/current-year.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { OpeningForm } from "#app/ui/tax/year/opening-form.tsx";

export const handle = { title: "year:opening.title" };

export const loader = screenLoader(async (ctx) => openingPage(ctx, (await currentYear(ctx)).from));

export const action = screenAction({ form: "opening", schema: openingSchema }, async (ctx, input) => {
  await saveOpening(ctx, input);
  return redirectWithFlash(ctx.platform, paths.balances, { key: "year:opening.saved" });
});

export default function Opening() {
  const { t } = useTranslation();
  return (
    <PlainPage
      title={t("year:opening.title")}
      back={{ to: paths.balances, label: t("journal:balances.title") }}
      bodyClass="medium stack"
    >
      <p>{t("year:opening.lead")}</p>
      <OpeningForm {...useLoaderData<typeof loader>()} />
    </PlainPage>
  );
}
