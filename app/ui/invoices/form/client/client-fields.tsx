import { useRef, useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceCaps } from "#app/features/selling/invoices/form/invoice-caps.ts";
import {
  type ClientFormValues,
  type ClientOption,
  NO_CLIENT,
} from "#app/features/selling/invoices/form/client-option.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import type { Country } from "#app/swiss/countries.ts";
import { useFormState } from "#app/ui/forms/form-state.ts";
import { AddressFields } from "#app/ui/forms/address/address-fields.tsx";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { inputsOf, TextField } from "#app/ui/forms/fields/field.tsx";
import { Fold } from "#app/ui/forms/fold.tsx";
import { ClientCombobox } from "./client-combobox.tsx";
import { ClientSelect } from "./client-select.tsx";
import { fillIn } from "#app/ui/forms/fill-in.ts";
import { addressNames, type InvoiceLabels } from "#app/ui/invoices/form/use-invoice-labels.ts";

interface ClientFieldsProps {
  labels: InvoiceLabels;
  caps: InvoiceCaps;
  countries: readonly Country[];
  clients: ClientOption[];
  values: FormValues;
  draft: FormValues;
}

/** A saved client is chosen by name; a new one is a name that no client has, and its address. */
export function ClientFields({ labels, caps, countries, clients, values, draft }: ClientFieldsProps) {
  const { t } = useTranslation();
  const input = inputsOf(labels, caps);
  const box = useRef<HTMLFieldSetElement>(null);
  const [clientId, setClientId] = useState(textOf(values.clientId));
  const [isNew, setNew] = useState(false);
  const { errors } = useFormState();
  const name = {
    name: "clientName",
    label: t("invoices:client"),
    cap: caps.clientName,
    autoFocus: textOf(values.clientName) === "" && Object.keys(errors).length === 0,
  };
  const fill = (filled: Partial<ClientFormValues>) => {
    if (box.current?.form) fillIn(box.current.form, filled);
    setClientId(filled.clientId ?? "");
    setNew(false);
  };
  const startNew = () => {
    setClientId("");
    setNew(true);
  };
  const rename = (typed: string) => {
    if (typed.trim() === "" && clientId) fill(NO_CLIENT);
  };
  const isFirst = clients.length === 0 && textOf(draft.clientName).trim() !== "";
  const known = [placeOf(draft), textOf(draft.clientEmail)].filter(Boolean).join(" · ");
  return (
    <fieldset className="plain stack is-close" ref={box} aria-label={t("invoices:section.client")}>
      <input type="hidden" name="clientId" value={clientId} />
      {clients.length ? (
        <ClientSelect clients={clients} chosen={{ id: clientId, name: textOf(values.clientName) }} />
      ) : null}
      {clients.length ? (
        <ClientCombobox
          {...name}
          initial={clients.slice(0, 8)}
          onType={rename}
          onChoose={(option) => {
            fill(option.values);
            focusIn(box.current?.form, "items[0].description");
          }}
          onNew={startNew}
          onUnknown={() => setNew(clientId === "")}
        />
      ) : (
        <TextField {...name} />
      )}
      <Fold
        summary={known || t("invoices:writer.clientDetails")}
        isEmpty={known === ""}
        isWanted={isNew || isFirst}
        holds={(field) => field.startsWith("client") && field !== "clientName"}
        waits={textOf(draft.clientName) === "" && known === ""}
      >
        <div className="fields">
          <TextField {...input("clientEmail")} span={3} type="email" />
          <TextField {...input("clientContact")} span={3} optional />
        </div>
        <AddressFields nameOf={addressNames("client")} caps={caps} countries={countries} />
        <div className="fields">
          <TextField {...input("clientPhone")} span={3} optional type="tel" />
        </div>
        {clientId ? null : <Checkbox name="saveClient">{t("clients:picker.save")}</Checkbox>}
      </Fold>
    </fieldset>
  );
}

function placeOf(draft: FormValues): string {
  const line = (...names: string[]) =>
    names
      .map((name) => textOf(draft[name]).trim())
      .filter(Boolean)
      .join(" ");
  const lines = [line("clientAddress", "clientBuildingNumber"), line("clientPostalCode", "clientCity")];
  return lines.filter(Boolean).join(", ");
}

function focusIn(form: HTMLFormElement | null | undefined, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === "") field.focus();
}
