import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ClientOption } from "#app/features/selling/invoices/form/client-option.ts";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId } from "#app/ui/forms/form.tsx";
import { ClientChoices } from "./client-choices.tsx";

interface ClientSelectProps {
  clients: ClientOption[];
  chosen: { id: string; name: string };
}

/** Without scripts: the server fills in the client's fields when the button is pressed. */
export function ClientSelect({ clients, chosen }: ClientSelectProps) {
  const { t } = useTranslation();
  const id = fieldId(useFormId(), "pickedClient");
  return (
    <noscript>
      <div className="field">
        <label htmlFor={id}>{t("clients:picker.label")}</label>
        <div className="affix">
          <select id={id} name="pickedClient" defaultValue={chosen.id}>
            <ClientChoices clients={clients} chosen={chosen} none={t("clients:picker.new")} />
          </select>
          <button className="button" name="pickClient" value="1">
            {t("clients:picker.use")}
          </button>
        </div>
      </div>
    </noscript>
  );
}
