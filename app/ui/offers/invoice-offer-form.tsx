import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { OfferInvoiceKind } from "#app/features/selling/offers/fields/offer.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { inputsOf, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface InvoiceOfferFormProps {
  id: string;
  version: number;
  kind: OfferInvoiceKind;
  values?: FormValues;
  /** What part invoices charge so far, formatted. */
  billed?: { numbers: string; sum: string; total: string } | null;
}

export function InvoiceOfferForm({ id, version, kind, values, billed = null }: InvoiceOfferFormProps) {
  const { t } = useTranslation();
  const labels = {
    percent: t("offers:invoice.percent"),
    "sender.iban": t("invoices:field.creditorIBAN"),
    items: t("invoices:section.items"),
  };
  const input = inputsOf(labels);
  return (
    <Form id="invoice-offer" className="stack" labels={labels} values={values ?? {}}>
      <SeenVersion version={version} />
      <p>{t(`offers:invoice.${kind}Text`)}</p>
      {billed ? <p>{t("offers:invoice.billed", billed)}</p> : null}
      {kind === "part" ? (
        <div className="fields">
          <TextField {...input("percent")} inputMode="decimal" className="num" span={3} />
        </div>
      ) : null}
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("offers:invoice.submit")}</SubmitButton>
        <CancelLink to={paths.offer(id)} />
      </div>
    </Form>
  );
}
