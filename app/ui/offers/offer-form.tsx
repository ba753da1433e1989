import { useTranslation } from "#app/ui/translation.ts";
import type { CatalogueChoice } from "#app/features/catalogue/catalogue-option.ts";
import type { ClientOption } from "#app/features/invoices/form/client-option.ts";
import type { OFFER_CAPS } from "#app/features/offers/form/offer-form.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { LOCALE_NAMES, LOCALES } from "#app/platform/i18n/locale.ts";
import type { Country } from "#app/ui/forms/address-fields.tsx";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { HiddenField, SelectField, TextArea, TextField } from "#app/ui/forms/field.tsx";
import { Form, useKept } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useUnsavedGuard } from "#app/ui/forms/use-unsaved-guard.ts";
import { ClientFields } from "#app/ui/invoices/form/client/client-fields.tsx";
import { FormTotals } from "#app/ui/invoices/form/form-totals.tsx";
import { PriceFold } from "#app/ui/invoices/form/price-fold.tsx";
import { ItemRows } from "#app/ui/invoices/form/rows/item-rows.tsx";
import { useDraft } from "#app/ui/invoices/form/use-draft.ts";
import { type OfferLabels, useOfferLabels } from "./use-offer-labels.ts";

interface OfferFormProps {
  values: FormValues;
  hasVatNumber: boolean;
  roundsToFive: boolean;
  defaultVatRate: string;
  vatRates: string[];
  units: string[];
  countries: Country[];
  caps: typeof OFFER_CAPS;
  clients: ClientOption[];
  catalogue: CatalogueChoice[];
  back: string;
}

/** Client, days, rows and texts; saving makes a draft. Works without scripts. */
export function OfferForm(props: OfferFormProps) {
  const { t } = useTranslation();
  const labels = useOfferLabels();
  const { caps, values, clients, countries } = props;
  const { values: draft, totals, reread } = useDraft(values, props.roundsToFive);
  const guard = useUnsavedGuard(useKept("offer") !== null);
  return (
    <Form id="offer" className="medium" labels={labels} values={values} onInput={guard.typed(reread)}>
      <ConflictNotice labels={labels} />
      <HiddenField name="version" />
      <DefaultSubmit>{t("offers:form.save")}</DefaultSubmit>
      <fieldset className="form-section">
        <legend>{t("invoices:section.client")}</legend>
        <ClientFields
          key={textOf(values.clientId)}
          {...{ labels, caps, countries, clients, values, draft }}
        />
      </fieldset>
      <fieldset className="form-section">
        <legend>{t("offers:form.offer")}</legend>
        <OfferDays labels={labels} caps={caps} />
      </fieldset>
      <fieldset className="form-section">
        <legend>{t("invoices:section.items")}</legend>
        <ItemRows {...props} {...totals} labels={labels} onChange={reread} />
        <FormTotals
          totals={totals}
          warnVat={!props.hasVatNumber && totals.vatTotal > 0}
          showVat={props.hasVatNumber}
        />
        <div className="folds">
          <PriceFold {...{ labels, caps, values, draft }} ofOffer={t("offers:form.prices")} />
        </div>
      </fieldset>
      <fieldset className="form-section">
        <legend>{t("offers:form.texts")}</legend>
        <div className="fields">
          <TextArea name="notes" label={labels.notes} optional cap={caps.notes} rows={2} />
          <TextArea
            name="terms"
            label={labels.terms}
            optional
            cap={caps.terms}
            rows={5}
            hint={t("offers:form.termsHint")}
          />
        </div>
      </fieldset>
      <div className="actions thumb-bar is-pair">
        <SubmitButton busy={t("common:saving")}>{t("offers:form.save")}</SubmitButton>
        <CancelLink to={props.back} />
      </div>
    </Form>
  );
}

function OfferDays({ labels, caps }: { labels: OfferLabels; caps: OfferFormProps["caps"] }) {
  const day = (name: "issueDate" | "validUntil" | "serviceFrom" | "serviceTo", optional = false) => ({
    ...{ name, label: labels[name], optional },
    type: "date",
    span: 3 as const,
  });
  return (
    <div className="fields">
      <TextField {...day("issueDate")} />
      <TextField {...day("validUntil")} />
      <SelectField name="language" label={labels.language} span={3}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </SelectField>
      <TextField name="subject" label={labels.subject} span={3} optional cap={caps.subject} />
      <TextField {...day("serviceFrom", true)} />
      <TextField {...day("serviceTo", true)} />
      <TextField
        name="purchaseOrder"
        label={labels.purchaseOrder}
        span={3}
        optional
        cap={caps.purchaseOrder}
      />
    </div>
  );
}
