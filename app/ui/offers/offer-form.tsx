import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { OFFER_CAPS } from "#app/features/selling/offers/form/offer-form.ts";
import { textOf } from "#app/platform/forms/form-data.ts";
import { paths } from "#app/paths.ts";
import type { Country } from "#app/swiss/countries.ts";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { ClientFields } from "#app/ui/invoices/form/client/client-fields.tsx";
import { PriceFold } from "#app/ui/invoices/form/price-fold.tsx";
import { useDraft } from "#app/ui/invoices/form/use-draft.ts";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { PaperForm, type PaperFormProps } from "#app/ui/papers/paper-form.tsx";
import { OfferFold } from "./offer-fold.tsx";
import { useOfferLabels } from "./use-offer-labels.ts";

interface OfferFormProps extends PaperFormProps {
  countries: readonly Country[];
  caps: typeof OFFER_CAPS;
  id?: string;
}

const SHEET = { drawnAt: paths.previewOffer, hasSlip: false };

/** Saving makes a draft. */
export function OfferForm({ id, ...props }: OfferFormProps) {
  const { t } = useTranslation();
  const labels = useOfferLabels();
  const { caps, values, clients, countries } = props;
  const written = useDraft(values, props.roundsToFive);
  const draft = written.values;
  return (
    <PaperForm
      {...props}
      id="offer"
      sheet={SHEET}
      draft={written}
      labels={labels}
      errorLabels={labels}
      start={
        <>
          <ConflictNotice labels={labels} />
          <OwnVersion />
          <input type="hidden" name="offer" value={id ?? ""} />
        </>
      }
      client={
        <ClientFields
          key={textOf(values.clientId)}
          labels={labels}
          caps={caps}
          countries={countries}
          clients={clients}
          values={values}
          draft={draft}
        />
      }
      folds={
        <>
          <PriceFold
            labels={labels}
            caps={caps}
            values={values}
            draft={draft}
            ofOffer={t("offers:form.prices")}
          />
          <OfferFold labels={labels} caps={caps} draft={draft} />
        </>
      }
      save={t("offers:form.save")}
    />
  );
}
