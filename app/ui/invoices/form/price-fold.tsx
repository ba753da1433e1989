import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceCaps, TemplateCaps } from "#app/features/selling/invoices/form/invoice-caps.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { CURRENCIES } from "#app/swiss/money.ts";
import { inputsOf, SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Fold } from "#app/ui/forms/fold.tsx";
import type { InvoiceLabels } from "./use-invoice-labels.ts";

interface PriceFoldProps {
  labels: Pick<InvoiceLabels, (typeof FIELDS)[number]>;
  caps: Pick<TemplateCaps, "discount" | "skonto"> & Partial<Pick<InvoiceCaps, "exchangeRate">>;
  values: FormValues;
  draft: FormValues;
  /** What the fold of an offer is for: without an early-payment discount, which belongs to invoices. */
  ofOffer?: string;
  offersEur?: boolean;
}

const FIELDS = ["discount", "skonto", "pricesIncludeVat", "currency", "exchangeRate"] as const;

/** What few invoices have: one line, open where one has it. */
export function PriceFold({ labels, caps, values, draft, ofOffer, offersEur = false }: PriceFoldProps) {
  const { t } = useTranslation();
  const input = inputsOf(labels, caps);
  const typed = (name: (typeof FIELDS)[number]) => textOf(draft[name]).trim();
  const said = [
    typed("currency") === "EUR" && t("invoices:writer.inEur"),
    typed("discount") && t("invoices:writer.discountIs", { discount: typed("discount") }),
    typed("skonto") && t("invoices:writer.skontoIs", { skonto: typed("skonto") }),
    typed("pricesIncludeVat") && labels.pricesIncludeVat,
  ].filter(Boolean);
  return (
    <Fold
      isEmpty={said.length === 0}
      isOpenAtFirst={FIELDS.some((name) => !["", "CHF"].includes(textOf(values[name])))}
      holds={(field) => FIELDS.some((name) => name === field)}
      summary={said.length ? <b>{said.join("\u00a0· ")}</b> : (ofOffer ?? t("invoices:writer.prices"))}
    >
      <div className="fields">
        {offersEur || textOf(values.currency) === "EUR" ? (
          <SelectField {...input("currency")} span={3}>
            {CURRENCIES.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </SelectField>
        ) : (
          <input type="hidden" name="currency" value="CHF" />
        )}
        {caps.exchangeRate && (offersEur || textOf(values.currency) === "EUR") ? (
          <TextField {...input("exchangeRate")} optional span={3} hint={t("invoices:create.rateHint")} />
        ) : null}
        <TextField {...input("discount")} optional span={3} hint={t("invoices:create.discountHint")} />
        {ofOffer ? null : (
          <TextField {...input("skonto")} optional span={3} hint={t("invoices:create.skontoHint")} />
        )}
        <Checkbox name="pricesIncludeVat">{labels.pricesIncludeVat}</Checkbox>
      </div>
    </Fold>
  );
}
