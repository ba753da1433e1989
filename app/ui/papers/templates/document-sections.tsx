import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ClientOption } from "#app/features/selling/invoices/form/client-option.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { LanguageField } from "#app/ui/forms/fields/language-field.tsx";
import { LineInputs } from "#app/ui/invoices/form/line-inputs.tsx";
import { SlipField } from "#app/ui/invoices/form/slip-field.tsx";
import { TemplateClient } from "./template-client.tsx";
import type { TemplateLabels } from "./use-template-labels.ts";

export function ClientSection({ clients, values }: { clients: ClientOption[]; values: FormValues }) {
  const { t } = useTranslation();
  const id = textOf(values.clientId);
  const name = textOf(values.clientName) || (clients.find((client) => client.id === id)?.name ?? "");
  return (
    <fieldset className="form-section">
      <legend>{t("invoices:section.client")}</legend>
      <TemplateClient key={id} clients={clients} chosen={{ id, name }} />
    </fieldset>
  );
}

export function DocumentSection({ labels }: { labels: TemplateLabels }) {
  const { t } = useTranslation();
  return (
    <fieldset className="form-section">
      <legend>{t("invoices:section.invoice")}</legend>
      <div className="fields">
        <LanguageField label={labels.language} none={t("clients:languageOfClient")} />
        <TextField
          name="termDays"
          label={labels.termDays}
          span={3}
          inputMode="numeric"
          hint={t("templates:termHint")}
        />
        <LineInputs labels={labels} />
        <SlipField label={labels.slip} />
      </div>
    </fieldset>
  );
}
