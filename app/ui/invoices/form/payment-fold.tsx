import { useTranslation } from "#app/ui/runtime/translation.ts";
import { knownSlip } from "#app/features/selling/invoices/fields/slip-choice.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { shortIban } from "#app/swiss/iban.ts";
import { Fold } from "#app/ui/forms/fold.tsx";
import { PaymentFields, type PaymentFieldsProps } from "./payment-fields.tsx";

interface PaymentFoldProps extends PaymentFieldsProps {
  values: FormValues;
  draft: FormValues;
}

const FIELDS = /^(creditor|reference|paymentReference|slip)/;

/** Account, reference and account holder, which the profile settles: one line. Open where the profile lacks them. */
export function PaymentFold({ values, draft, ...props }: PaymentFoldProps) {
  const { t } = useTranslation();
  const name = textOf(draft.creditorName);
  const iban = shortIban(textOf(draft.creditorIBAN));
  const reference = useReferenceText(draft);
  const slip = knownSlip(textOf(draft.slip));
  const isMissing = ["creditorIBAN", "creditorName", "creditorPostalCode", "creditorCity"].some(
    (field) => textOf(values[field]) === "",
  );
  return (
    <Fold
      isOpenAtFirst={isMissing}
      holds={(field) => FIELDS.test(field)}
      summary={
        <>
          <b>{iban ? t("invoices:writer.payableTo", { name, iban }) : t("invoices:writer.noAccount")}</b>
          {iban ? `\u00a0· ${reference}` : null}
          {slip && slip !== "standard" ? `\u00a0· ${t(`invoices:slip.name.${slip}`)}` : null}
        </>
      }
    >
      <PaymentFields {...props} />
    </Fold>
  );
}

function useReferenceText(draft: FormValues): string {
  const { t } = useTranslation();
  if (textOf(draft.referenceType) === "NON") return t("invoices:writer.withoutReference");
  const reference = textOf(draft.paymentReference).trim();
  return reference ? t("invoices:writer.reference", { reference }) : t("invoices:writer.autoReference");
}
