import { useRef, useState } from "react";
import { useTranslation } from "#app/ui/translation.ts";
import type { ClientOption } from "#app/features/invoices/form/client-option.ts";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId } from "#app/ui/forms/form.tsx";
import { ClientChoices } from "#app/ui/invoices/form/client/client-choices.tsx";
import { ClientCombobox } from "#app/ui/invoices/form/client/client-combobox.tsx";
import { fillIn } from "#app/ui/invoices/form/fill-in.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface TemplateClientProps {
  clients: ClientOption[];
  /** Empty id for none. */
  chosen: { id: string; name: string };
}

/** The client whom invoices from the template are for, or none: a select, and with scripts a combobox. */
export function TemplateClient({ clients, chosen: initial }: TemplateClientProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial);
  if (clients.length === 0) return <p className="hint">{t("clients:list.emptyTitle")}</p>;
  if (!isHydrated) return <ClientSelect clients={clients} chosen={initial} />;
  const show = (name: string) => {
    const form = box.current?.closest("form");
    if (form) fillIn(form, { clientName: name });
  };
  return (
    <div ref={box}>
      <input type="hidden" name="clientId" value={chosen.id} />
      <ClientCombobox
        name="clientName"
        label={t("clients:picker.label")}
        initialText={initial.name}
        initial={clients.slice(0, 8)}
        onType={(text) => text.trim() === "" && setChosen({ id: "", name: "" })}
        onChoose={({ id, name }) => {
          setChosen({ id, name });
          show(name);
        }}
        // What no saved client is called is given up.
        onLeave={(text) => text !== chosen.name && show(chosen.name)}
      />
    </div>
  );
}

function ClientSelect({ clients, chosen }: TemplateClientProps) {
  const { t } = useTranslation();
  const id = fieldId(useFormId(), "clientId");
  return (
    <div className="field">
      <label htmlFor={id}>{t("clients:picker.label")}</label>
      <select id={id} name="clientId" defaultValue={chosen.id}>
        <ClientChoices clients={clients} chosen={chosen} none={t("clients:picker.without")} />
      </select>
    </div>
  );
}
