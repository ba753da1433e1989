import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceCaps } from "#app/features/selling/invoices/form/invoice-caps.ts";
import type { Deduction } from "#app/features/selling/invoices/document/invoice-document.ts";
import { textOf } from "#app/platform/forms/form-data.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import type { Country } from "#app/swiss/countries.ts";
import { ClientFields } from "#app/ui/invoices/form/client/client-fields.tsx";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { PaperForm, type PaperFormProps } from "#app/ui/papers/paper-form.tsx";
import { LetterFold } from "./letter-fold.tsx";
import { PriceFold } from "./price-fold.tsx";
import { PaymentFold } from "./payment-fold.tsx";
import { useDraft } from "./use-draft.ts";
import { useOwnNotes } from "./use-own-notes.ts";
import { useErrorLabels, useInvoiceLabels } from "./use-invoice-labels.ts";

interface InvoiceFormProps extends PaperFormProps {
  numberIsGiven: boolean;
  offersEur: boolean;
  countries: readonly Country[];
  caps: InvoiceCaps;
  id?: string;
  /** On a new invoice: the remarks it starts with, by language. */
  ownNotes?: Record<Locale, string>;
  /** On a final invoice: the part invoices that it deducts. */
  deductions?: Deduction[];
  /** Inside the form, such as somebody else's changes. */
  notice?: ReactNode;
  /** The invoice has left draft: everything shows, nothing can be changed. */
  isLocked?: boolean;
}

const SHEET = { drawnAt: paths.previewSlip, hasSlip: true };

export function InvoiceForm({ id, ...props }: InvoiceFormProps) {
  const { t } = useTranslation();
  const { caps, countries, clients, values, numberIsGiven, offersEur } = props;
  const written = useDraft(values, props.roundsToFive, { deductions: props.deductions });
  const { values: draft, reread } = written;
  const labels = useInvoiceLabels(written.totals.currency);
  const followLanguage = useOwnNotes(props.ownNotes, textOf(values.language));
  const change = (form: HTMLFormElement) => {
    followLanguage(form);
    reread(form);
  };
  const shared = { labels, caps, countries, draft };
  return (
    <PaperForm
      {...props}
      id="invoice"
      sheet={SHEET}
      draft={written}
      labels={labels}
      errorLabels={useErrorLabels()}
      isLocked={props.isLocked ?? false}
      onInput={change}
      start={
        <>
          {props.notice}
          <OwnVersion />
          <input type="hidden" name="invoice" value={id ?? ""} />
        </>
      }
      client={<ClientFields key={textOf(values.clientId)} {...shared} clients={clients} values={values} />}
      folds={
        <>
          <PriceFold labels={labels} caps={caps} values={values} draft={draft} offersEur={offersEur} />
          <PaymentFold {...shared} values={values} />
          <LetterFold labels={labels} caps={caps} numberIsGiven={numberIsGiven} draft={draft} />
        </>
      }
      save={t("invoices:create.save")}
    />
  );
}
