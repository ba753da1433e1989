import { useTranslation } from "react-i18next";
import { INVOICE_CAPS } from "#app/features/invoices/invoice-caps.ts";
import { REFERENCE_TYPES } from "#app/swiss/reference.ts";
import { AddressFields, type Country } from "../address-fields.tsx";
import { SelectField, TextField } from "../field.tsx";
import { addressNames } from "./use-invoice-labels.ts";

/** Account, reference and creditor of the payment part, started from the profile. */
export function PaymentFields({
  labels,
  countries,
}: {
  labels: Record<string, string>;
  countries: Country[];
}) {
  const { t } = useTranslation();
  return (
    <fieldset className="form-section">
      <legend>{t("invoices:section.payment")}</legend>
      <div className="fields">
        <TextField
          name="creditorIBAN"
          label={labels.creditorIBAN!}
          hint={t("invoices:create.ibanHint")}
          autoComplete="off"
        />
        <SelectField
          name="referenceType"
          label={labels.referenceType!}
          span={3}
          hint={t("invoices:create.typeHint")}
        >
          <option value="">{t("invoices:reference.auto")}</option>
          {REFERENCE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`invoices:reference.${type}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="paymentReference"
          label={labels.paymentReference!}
          span={3}
          optional
          hint={t("invoices:create.referenceHint")}
          autoComplete="off"
        />
        <TextField
          name="creditorName"
          label={labels.creditorName!}
          cap={INVOICE_CAPS.creditorName}
          autoComplete="off"
        />
      </div>
      <AddressFields names={addressNames("creditor")} caps={INVOICE_CAPS} countries={countries} required />
    </fieldset>
  );
}
