import type { ServiceListRow } from "#app/features/selling/services/service-row.ts";
import { paths } from "#app/paths.ts";
import { useAddressLabels } from "#app/ui/forms/address/use-address-labels.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Radios } from "#app/ui/forms/fields/radios.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface InvoiceServicesProps {
  clientId: string;
  rows: ServiceListRow[];
  /** Services beyond those that one invoice takes. */
  left: number;
  sum: string;
}

export function InvoiceServicesForm({ clientId, rows, left, sum }: InvoiceServicesProps) {
  const { t } = useTranslation();
  const labels = useRefusedLabels(rows.length);
  if (rows.length === 0) return <p>{t("services:invoice.none")}</p>;
  return (
    <Form id="services-invoice" className="stack" labels={labels} values={{ groupBy: "service" }}>
      <input type="hidden" name="clientId" value={clientId} />
      <p>{[t("services:list.count", { count: rows.length + left }), sum].filter(Boolean).join(" · ")}</p>
      {left > 0 ? <p>{t("services:invoice.left", { count: left, shown: rows.length })}</p> : null}
      <fieldset className="field">
        <legend className="label">{t("services:invoice.which")}</legend>
        {rows.map(({ id, version, day, description, quantity, amount, project }) => (
          <label key={id} className="check">
            <input type="checkbox" name="service" value={`${id}:${version}`} defaultChecked />
            <span>
              {day} · {description} · {quantity} · {amount}
              {project ? <span className="hint">{project}</span> : null}
            </span>
          </label>
        ))}
      </fieldset>
      <Radios
        name="groupBy"
        legend={t("services:invoice.rows")}
        choices={[
          {
            value: "service",
            label: t("services:invoice.byService"),
            hint: t("services:invoice.byServiceHint"),
          },
          { value: "text", label: t("services:invoice.byText"), hint: t("services:invoice.byTextHint") },
        ]}
      />
      <div className="actions thumb-bar is-pair">
        <SubmitButton busy={t("common:saving")}>{t("services:invoice.submit")}</SubmitButton>
        <CancelLink to={paths.services} />
      </div>
    </Form>
  );
}

/** What a refusal may be about: the services as they were sent, and the client's address. */
function useRefusedLabels(count: number): Record<string, string> {
  const { t } = useTranslation();
  const { street, buildingNumber, postalCode, city, country } = useAddressLabels();
  const address = { street, buildingNumber, postalCode, city, country };
  const service = t("services:field.description");
  return {
    serviceIds: t("services:invoice.which"),
    ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`serviceIds[${at}]`, service])),
    items: t("services:invoice.rows"),
    "recipient.email": t("invoices:field.clientEmail"),
    ...Object.fromEntries(
      Object.entries(address).map(([part, label]) => [`recipient.address.${part}`, label]),
    ),
  };
}
