import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { InvoiceCaps } from "#app/features/invoices/form/invoice-caps.ts";
import type { ClientOption } from "#app/features/invoices/form/client-option.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { LOCALE_NAMES, LOCALES } from "#app/platform/i18n/locale.ts";
import { AddressFields, type Country } from "#app/ui/forms/address-fields.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/forms/field.tsx";
import { Form, useKept } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useUnsavedGuard } from "#app/ui/forms/use-unsaved-guard.ts";
import { ClientPicker } from "./client-picker.tsx";
import { ItemRows } from "./item-rows.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import { SlipPreview } from "./slip-preview.tsx";
import { TotalsPanel } from "./totals-panel.tsx";
import { useDraftTotals } from "./use-draft-totals.ts";
import { addressNames, type InvoiceLabels, useErrorLabels, useInvoiceLabels } from "./use-invoice-labels.ts";

export interface InvoiceFormProps {
  values: FormValues;
  /** On Free, numbers are allocated by us. */
  numberIsGiven: boolean;
  /** Without a VAT number a rate above 0 gets a warning. */
  hasVatNumber: boolean;
  defaultVatRate: string;
  vatRates: string[];
  units: string[];
  countries: Country[];
  caps: InvoiceCaps;
  clients: ClientOption[];
  canSend: boolean;
  id?: string;
  /** Before the fields, such as somebody else's changes. */
  notice?: ReactNode;
  cancelTo: string;
  /** The invoice has left draft: everything shows, nothing can be changed. */
  isLocked?: boolean;
}

/** One column, with the totals beside it. Works without scripts; with them the totals follow the typing. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { t } = useTranslation();
  const labels = useInvoiceLabels();
  const { totals, recount } = useDraftTotals(props.values);
  const guard = useUnsavedGuard(useKept("invoice") !== null);
  return (
    <Form
      id="invoice"
      className="split"
      labels={useErrorLabels()}
      values={props.values}
      onInput={guard.typed(recount)}
    >
      {props.notice}
      <input type="hidden" name="version" value={textOf(props.values.version)} />
      <input type="hidden" name="invoice" value={props.id ?? ""} />
      <fieldset className="plain" disabled={props.isLocked}>
        {/** Enter presses a form's first submit button: it must be this one, not "remove row". */}
        <button className="visually-hidden" type="submit" tabIndex={-1}>
          {t("invoices:create.save")}
        </button>
        <ClientFields labels={labels} {...props} />
        <DetailFields labels={labels} {...props} />
        <ItemRows {...props} {...totals} labels={labels} onChange={recount} />
        <PaymentFields labels={labels} {...props} />
        <fieldset className="form-section">
          <legend>{t("invoices:section.notes")}</legend>
          <TextArea name="notes" label={labels.notes} optional cap={props.caps.notes} />
        </fieldset>
        <div className="actions thumb-bar is-pair">
          <SubmitButton busy={t("common:saving")}>{t("invoices:create.save")}</SubmitButton>
          {props.canSend ? (
            <button className="button only-wide" name="send" value="1">
              {t("invoices:create.saveAndSend")}
            </button>
          ) : null}
          <Link className="button button-quiet" to={props.cancelTo}>
            {t("common:cancel")}
          </Link>
        </div>
      </fieldset>
      <TotalsPanel totals={totals} warnVat={!props.hasVatNumber && totals.vatTotal > 0}>
        <SlipPreview totals={totals} />
      </TotalsPanel>
    </Form>
  );
}

function ClientFields({
  labels,
  caps,
  countries,
  clients,
  values,
}: InvoiceFormProps & { labels: InvoiceLabels }) {
  const { t } = useTranslation();
  return (
    <fieldset className="form-section is-rule">
      <legend>{t("invoices:section.client")}</legend>
      <ClientPicker
        key={textOf(values.clientId)}
        clients={clients}
        chosen={{ id: textOf(values.clientId), name: textOf(values.clientName) }}
      />
      <div className="fields">
        <TextField
          name="clientName"
          label={labels.clientName}
          span={3}
          cap={caps.clientName}
          autoComplete="off"
        />
        <TextField
          name="clientContact"
          label={labels.clientContact}
          span={3}
          optional
          cap={caps.clientContact}
          autoComplete="off"
        />
        <TextField
          name="clientEmail"
          label={labels.clientEmail}
          span={3}
          type="email"
          cap={caps.clientEmail}
          autoComplete="off"
        />
        <TextField
          name="clientPhone"
          label={labels.clientPhone}
          span={3}
          optional
          cap={caps.clientPhone}
          type="tel"
          autoComplete="off"
        />
      </div>
      <AddressFields nameOf={addressNames("client")} caps={caps} countries={countries} />
    </fieldset>
  );
}

function DetailFields({ labels, caps, numberIsGiven }: InvoiceFormProps & { labels: InvoiceLabels }) {
  const { t } = useTranslation();
  const hint = numberIsGiven ? t("invoices:create.numberGiven") : t("invoices:create.numberHint");
  const number = { name: "invoiceNumber", label: labels.invoiceNumber, span: 3 as const, hint };
  const day = (name: "issueDate" | "dueDate" | "serviceFrom" | "serviceTo", optional = false) => ({
    name,
    label: labels[name],
    type: "date",
    span: 3 as const,
    optional,
  });
  return (
    <fieldset className="form-section">
      <legend>{t("invoices:section.invoice")}</legend>
      <div className="fields">
        {numberIsGiven ? (
          <TextField {...number} placeholder={t("invoices:create.numberOnSave")} readOnly />
        ) : (
          <TextField {...number} optional />
        )}
        <SelectField name="language" label={labels.language} span={3}>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {LOCALE_NAMES[locale]}
            </option>
          ))}
        </SelectField>
        <TextField {...day("issueDate")} />
        <TextField {...day("dueDate")} />
        <TextField {...day("serviceFrom", true)} hint={t("invoices:create.serviceHint")} />
        <TextField {...day("serviceTo", true)} />
        <TextField name="subject" label={labels.subject} optional cap={caps.subject} />
        <TextField name="purchaseOrder" label={labels.purchaseOrder} optional cap={caps.purchaseOrder} />
      </div>
    </fieldset>
  );
}
