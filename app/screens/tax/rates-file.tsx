import { z } from "zod";
import { exchangeRateSchema } from "#app/features/taxes/tax/rates/exchange-rate.schema.ts";
import { saveExchangeRate } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { MAX_RATES_FILE, readMeanRates } from "#app/features/taxes/tax/rates/mean-rates-file.ts";
import { invalid } from "#app/platform/errors.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { formatRate } from "#app/swiss/currency/exchange-rate.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { FileField } from "#app/ui/forms/fields/file-field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "tax:rates.file" };

export const loader = screenLoader(() => Promise.resolve(null));

export const action = screenAction(
  { form: "rates-file", schema: z.object({}), upload: { field: "file", cap: MAX_RATES_FILE } },
  async (ctx, _input, { file }) => {
    const found = readMeanRates(new TextDecoder().decode(file ?? new Uint8Array()));
    if (!found) throw invalid([{ field: "file", code: "field.rates_file" }]);
    const { month } = found;
    const rate = formatRate(found.rate);
    await saveExchangeRate(ctx, exchangeRateSchema.parse({ month, rate }));
    const saved = { key: "tax:rates.read", params: { month, rate } };
    return redirectWithFlash(ctx.platform, paths.exchangeRates, saved);
  },
);

export default function RatesFile() {
  const { t } = useTranslation();
  const labels = { file: t("tax:rates.fileField") };
  return (
    <PlainPage
      title={t("tax:rates.file")}
      back={{ to: paths.exchangeRates, label: t("tax:rates.title") }}
      bodyClass="medium stack"
    >
      <p>{t("tax:rates.fileText")}</p>
      <Form id="rates-file" className="stack" labels={labels} hasFile>
        <FileField name="file" label={labels.file} hint={t("tax:rates.fileHint")} accept=".xml,text/xml" />
        <div className="actions">
          <SubmitButton>{t("tax:rates.fileRead")}</SubmitButton>
        </div>
      </Form>
    </PlainPage>
  );
}
