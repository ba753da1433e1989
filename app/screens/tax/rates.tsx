import { useLoaderData } from "@remix-run/react";
import { exchangeRateSchema } from "#app/features/taxes/tax/rates/exchange-rate.schema.ts";
import { ratesPage } from "#app/features/taxes/tax/rates/rates-page.server.ts";
import { saveExchangeRate } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { FieldsForm } from "#app/ui/forms/whole/fields-form.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "tax:rates.title" };

export const loader = screenLoader((ctx) => ratesPage(ctx));

export const action = screenAction(
  { form: "exchange-rate", schema: exchangeRateSchema },
  async (ctx, input) => {
    await saveExchangeRate(ctx, input);
    const saved = { key: "tax:rates.saved", params: { month: input.month } };
    return redirectWithFlash(ctx.platform, paths.exchangeRates, saved);
  },
);

export default function ExchangeRates() {
  const { t } = useTranslation();
  const { rows, missing, byInvoice, next } = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <>
      <PageHead
        title={t("tax:rates.title")}
        back={
          may("act")
            ? { to: paths.ownBusiness, label: t("accounts:room.business") }
            : { to: paths.tax, label: t("tax:periods") }
        }
      />
      <div className="stack">
        <p className="medium">{t("tax:rates.lead")}</p>
        {missing.length > 0 ? (
          <Message tone="note">{t("tax:rates.missing", { months: missing.join(", ") })}</Message>
        ) : null}
        {byInvoice.length > 0 ? (
          <Message tone="note">{t("tax:rates.byInvoice", { months: byInvoice.join(", ") })}</Message>
        ) : null}
        {rows.length > 0 ? (
          <Band title={t("tax:rates.known")} bodyClass="">
            <RecordTable
              caption={t("tax:rates.known")}
              rows={rows}
              columns={[
                { head: t("tax:rates.month"), place: "title", of: ({ month }) => month },
                { head: t("tax:rates.rate"), place: "amount num", of: ({ rate }) => rate },
              ]}
            />
          </Band>
        ) : null}
        {may("settings") ? (
          <div className="narrow stack">
            <p>
              <Link to={paths.ratesFile}>{t("tax:rates.file")}</Link>
            </p>
            <FieldsForm
              id="exchange-rate"
              fields={[
                {
                  name: "month",
                  type: "month",
                  label: t("tax:rates.month"),
                  hint: t("tax:rates.monthHint"),
                  start: next,
                },
                {
                  name: "rate",
                  label: t("tax:rates.rate"),
                  hint: t("tax:rates.rateHint"),
                  inputMode: "decimal",
                },
              ]}
              submit={t("tax:rates.save")}
              back={paths.tax}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}
