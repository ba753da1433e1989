import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { CatalogueChoice } from "#app/features/catalogue/catalogue-option.ts";
import type { ClientOption } from "#app/features/invoices/form/client-option.ts";
import type { PreviewView } from "#app/features/invoices/preview/preview-view.ts";
import type { OFFER_CAPS } from "#app/features/offers/form/offer-form.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { paths } from "#app/paths.ts";
import type { Country } from "#app/ui/forms/address/address-fields.tsx";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { HiddenField } from "#app/ui/forms/fields/field.tsx";
import { Form, useKept } from "#app/ui/forms/form.tsx";
import { useUnsavedGuard } from "#app/ui/forms/use-unsaved-guard.ts";
import { ClientFields } from "#app/ui/invoices/form/client/client-fields.tsx";
import { FormTotals } from "#app/ui/invoices/form/form-totals.tsx";
import { PriceFold } from "#app/ui/invoices/form/price-fold.tsx";
import { ItemRows } from "#app/ui/invoices/form/rows/item-rows.tsx";
import { LiveSheet } from "#app/ui/invoices/form/sheet/live-sheet.tsx";
import { useDraft } from "#app/ui/invoices/form/use-draft.ts";
import { SumBar, Writer } from "#app/ui/invoices/form/writer.tsx";
import { OfferFold } from "./offer-fold.tsx";
import { useOfferLabels } from "./use-offer-labels.ts";

interface OfferFormProps {
  values: FormValues;
  /** The sheet of these values. */
  preview: PreviewView;
  hasVatNumber: boolean;
  roundsToFive: boolean;
  defaultVatRate: string;
  vatRates: string[];
  units: string[];
  countries: Country[];
  caps: typeof OFFER_CAPS;
  clients: ClientOption[];
  catalogue: CatalogueChoice[];
  id?: string;
  head: ReactNode;
}

/** As an invoice is written, with the sheet beside it; saving makes a draft. Works without scripts. */
export function OfferForm(props: OfferFormProps) {
  const { t } = useTranslation();
  const labels = useOfferLabels();
  const { caps, values, clients, countries } = props;
  const { values: draft, totals, reread } = useDraft(values, props.roundsToFive);
  const guard = useUnsavedGuard(useKept("offer") !== null);
  return (
    <Writer
      head={props.head}
      sheet={
        <LiveSheet
          formId="offer"
          drawnAt={paths.previewOffer}
          hasSlip={false}
          initial={props.preview}
          rows={JSON.stringify(draft.items ?? [])}
        />
      }
    >
      <Form id="offer" labels={labels} values={values} onInput={guard.typed(reread)}>
        <ConflictNotice labels={labels} />
        <HiddenField name="version" />
        <input type="hidden" name="offer" value={props.id ?? ""} />
        <DefaultSubmit>{t("offers:form.save")}</DefaultSubmit>
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
            ofOffer={t("offers:form.prices")}
          />
          <OfferFold labels={labels} caps={caps} draft={draft} />
        </div>
        <SumBar totals={totals} save={t("offers:form.save")} />
      </Form>
    </Writer>
  );
}
