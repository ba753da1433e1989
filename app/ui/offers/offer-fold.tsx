import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { OFFER_CAPS } from "#app/features/selling/offers/form/offer-form.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { inputsOf, TextArea } from "#app/ui/forms/fields/field.tsx";
import { DayField, DaysFold } from "#app/ui/invoices/form/days-fold.tsx";
import type { OfferLabels } from "./use-offer-labels.ts";

interface OfferFoldProps {
  labels: OfferLabels;
  caps: typeof OFFER_CAPS;
  draft: FormValues;
}

const OWN = ["issueDate", "validUntil", "terms"] as const;

export function OfferFold({ draft, labels, caps }: OfferFoldProps) {
  const { t } = useTranslation();
  const input = inputsOf(labels, caps);
  return (
    <DaysFold
      labels={labels}
      caps={caps}
      draft={draft}
      days={(shown) =>
        t("offers:form.days", { issueDate: shown("issueDate"), validUntil: shown("validUntil") })
      }
      own={{
        names: OWN,
        days: (
          <>
            <DayField {...input("issueDate")} />
            <DayField {...input("validUntil")} />
          </>
        ),
        atEnd: <TextArea {...input("terms")} optional rows={5} hint={t("offers:form.termsHint")} />,
      }}
    />
  );
}
