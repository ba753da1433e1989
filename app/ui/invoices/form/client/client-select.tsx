import { useTranslation } from "react-i18next";
import type { ClientOption } from "#app/features/invoices/form/client-option.ts";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId } from "#app/ui/forms/form.tsx";

interface ClientSelectProps {
  clients: ClientOption[];
  chosen: { id: string; name: string };
}

/** Without scripts: the server fills in the client's fields when the button is pressed. */
export function ClientSelect({ clients, chosen }: ClientSelectProps) {
  const { t } = useTranslation();
  const id = fieldId(useFormId(), "pickedClient");
  const isOffered = chosen.id === "" || clients.some((client) => client.id === chosen.id);
  return (
    <noscript>
      <div className="field">
        <label htmlFor={id}>{t("clients:picker.label")}</label>
        <div className="affix">
          <select id={id} name="pickedClient" defaultValue={chosen.id}>
            <option value="">{t("clients:picker.new")}</option>
            {isOffered ? null : <option value={chosen.id}>{chosen.name}</option>}
            {clients.map(({ id, name, place }) => (
              <option key={id} value={id}>
                {[name, place].filter(Boolean).join(", ")}
              </option>
            ))}
          </select>
          <button className="button" name="pickClient" value="1">
            {t("clients:picker.use")}
          </button>
        </div>
      </div>
    </noscript>
  );
}
