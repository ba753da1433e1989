import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type ClientFormValues,
  type ClientOption,
  NO_CLIENT,
} from "#app/features/invoices/form/client-option.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId } from "#app/ui/forms/form.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ClientCombobox } from "./client-combobox.tsx";

interface ClientPickerProps {
  clients: ClientOption[];
  /** Empty id for none. */
  chosen: { id: string; name: string };
  /** The form has a client's fields; else it only stores which client it is for. */
  hasFields?: boolean;
}

/** Chooses a saved client, changes or clears it: a select and buttons, or with scripts a combobox. */
export function ClientPicker({ clients, chosen: initial, hasFields = true }: ClientPickerProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial);
  const [isChanging, setChanging] = useState(false);
  if (clients.length === 0) {
    return (
      <div className="picker">
        <p className="hint">{t(hasFields ? "clients:picker.none" : "clients:list.emptyTitle")}</p>
        {hasFields ? <SaveClient /> : null}
      </div>
    );
  }
  if (!isHydrated) return <ClientSelect clients={clients} chosen={initial} hasFields={hasFields} />;
  const fill = (values: Partial<ClientFormValues>) => {
    const form = box.current?.closest("form");
    if (form) fillIn(form, values);
    setChosen({ id: values.clientId ?? "", name: values.clientName ?? "" });
    setChanging(false);
  };
  return (
    <div className="picker" ref={box}>
      <input type="hidden" name="clientId" value={chosen.id} />
      {chosen.id && !isChanging ? (
        <p className="chosen">
          <span>
            {t("clients:picker.chosen")} <strong>{chosen.name}</strong>
          </span>
          <button className="button button-quiet is-small" type="button" onClick={() => setChanging(true)}>
            {t("clients:picker.change")}
          </button>
          <button className="button button-quiet is-small" type="button" onClick={() => fill(NO_CLIENT)}>
            {t("clients:picker.clear")}
          </button>
        </p>
      ) : (
        <ClientCombobox
          initial={clients.slice(0, 8)}
          focus={isChanging}
          onChoose={(option) => fill(option.values)}
        />
      )}
      {chosen.id || !hasFields ? null : <SaveClient />}
    </div>
  );
}

function SaveClient() {
  const { t } = useTranslation();
  return <Checkbox name="saveClient">{t("clients:picker.save")}</Checkbox>;
}

/** Without scripts: the server fills in the fields when the button is pressed. */
function ClientSelect({ clients, chosen, hasFields }: ClientPickerProps) {
  const { t } = useTranslation();
  const id = fieldId(useFormId(), "clientId");
  const isOffered = chosen.id === "" || clients.some((client) => client.id === chosen.id);
  return (
    <div className="picker">
      <div className="field">
        <label htmlFor={id}>{t("clients:picker.label")}</label>
        <div className="affix">
          <select id={id} name="clientId" defaultValue={chosen.id}>
            <option value="">{t(hasFields ? "clients:picker.new" : "clients:picker.without")}</option>
            {isOffered ? null : <option value={chosen.id}>{chosen.name}</option>}
            {clients.map(({ id, name, place }) => (
              <option key={id} value={id}>
                {[name, place].filter(Boolean).join(", ")}
              </option>
            ))}
          </select>
          {hasFields ? (
            <button className="button" name="pickClient" value="1">
              {t("clients:picker.use")}
            </button>
          ) : null}
        </div>
      </div>
      {hasFields ? <SaveClient /> : null}
    </div>
  );
}

/** Fires the events of typing, so that counters and totals follow. */
function fillIn(form: HTMLFormElement, values: Partial<ClientFormValues>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.type === "hidden")
      continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
