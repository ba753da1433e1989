import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { CatalogueChoice } from "#app/features/catalogue/catalogue-option.ts";
import type { InvoiceCaps } from "#app/features/invoices/form/invoice-caps.ts";
import type { Deduction } from "#app/features/invoices/document/invoice-document.ts";
import type { ClientOption } from "#app/features/invoices/form/client-option.ts";
import type { PreviewView } from "#app/features/invoices/preview/preview-view.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import type { Country } from "#app/ui/forms/address/address-fields.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { Form, useKept } from "#app/ui/forms/form.tsx";
import { useUnsavedGuard } from "#app/ui/forms/use-unsaved-guard.ts";
import { ClientFields } from "#app/ui/invoices/form/client/client-fields.tsx";
import { FormTotals } from "./form-totals.tsx";
import { ItemRows } from "#app/ui/invoices/form/rows/item-rows.tsx";
import { LetterFold } from "./letter-fold.tsx";
import { LiveSheet } from "#app/ui/invoices/form/sheet/live-sheet.tsx";
import { PriceFold } from "./price-fold.tsx";
import { PaymentFold } from "./payment-fold.tsx";
import { SumBar, Writer } from "./writer.tsx";
import { useDraft } from "./use-draft.ts";
import { useOwnNotes } from "./use-own-notes.ts";
import { useErrorLabels, useInvoiceLabels } from "./use-invoice-labels.ts";

interface InvoiceFormProps {
  values: FormValues;
  preview: PreviewView;
  /** On Free, numbers are allocated by us. */
  numberIsGiven: boolean;
  /** Without a VAT number a rate above 0 gets a warning. */
  hasVatNumber: boolean;
  /** The total, to 5 Rappen. */
  roundsToFive: boolean;
  defaultVatRate: string;
  offersEur: boolean;
  vatRates: string[];
  units: string[];
  countries: Country[];
  caps: InvoiceCaps;
  clients: ClientOption[];
  catalogue: CatalogueChoice[];
  id?: string;
  /** Of a new invoice: the remarks it starts with, by language. */
  ownNotes?: Record<Locale, string>;
  head: ReactNode;
  /** Of a final invoice: the part invoices that it deducts. */
  deductions?: Deduction[];
  /** Inside the form, such as somebody else's changes. */
  notice?: ReactNode;
  /** The invoice has left draft: everything shows, nothing can be changed. */
  isLocked?: boolean;
}

/** Client, rows, total and save on one screen, with the sheet beside them. Works without scripts. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { t } = useTranslation();
  const { values: draft, totals, reread } = useDraft(props.values, props.roundsToFive, props.deductions);
  const labels = useInvoiceLabels(totals.currency);
  const followLanguage = useOwnNotes(props.ownNotes, textOf(props.values.language));
  const change = (form: HTMLFormElement) => {
    followLanguage(form);
    reread(form);
  };
  const guard = useUnsavedGuard(useKept("invoice") !== null);
  const { caps, countries, clients, values, numberIsGiven } = props;
  return (
    <Writer
      head={props.head}
      sheet={
        <LiveSheet
          formId="invoice"
          drawnAt={paths.previewSlip}
          hasSlip
          initial={props.preview}
          rows={JSON.stringify(draft.items ?? [])}
        />
      }
    >
      <Form id="invoice" labels={useErrorLabels()} values={values} onInput={guard.typed(change)}>
        {props.notice}
        <input type="hidden" name="version" value={textOf(values.version)} />
        <input type="hidden" name="invoice" value={props.id ?? ""} />
        <fieldset className="plain" disabled={props.isLocked}>
          <DefaultSubmit>{t("invoices:create.save")}</DefaultSubmit>
          <div className="stack">
            <ClientFields
              key={textOf(values.clientId)}
              labels={labels}
              caps={caps}
              countries={countries}
              clients={clients}
              values={values}
              draft={draft}
            />
            <ItemRows {...props} {...totals} labels={labels} onChange={reread} />
          </div>
          <FormTotals
            totals={totals}
            warnVat={!props.hasVatNumber && totals.vatTotal > 0}
            showVat={props.hasVatNumber}
          />
          <div className="folds">
            <PriceFold
              labels={labels}
              caps={caps}
              values={values}
              draft={draft}
              offersEur={props.offersEur}
            />
            <PaymentFold labels={labels} caps={caps} countries={countries} values={values} draft={draft} />
            <LetterFold labels={labels} caps={caps} numberIsGiven={numberIsGiven} draft={draft} />
          </div>
          <SumBar totals={totals} save={t("invoices:create.save")} />
        </fieldset>
      </Form>
    </Writer>
  );
}
