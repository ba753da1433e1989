import { useRef, useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ClientOption } from "#app/features/selling/invoices/form/client-option.ts";
import { NewClientLink } from "#app/ui/clients/new-client-link.tsx";
import { FieldFrame, useFieldParts } from "#app/ui/forms/fields/field.tsx";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId, useFormField } from "#app/ui/forms/form.tsx";
import { ClientChoices } from "#app/ui/invoices/form/client/client-choices.tsx";
import { ClientCombobox } from "#app/ui/invoices/form/client/client-combobox.tsx";
import { fillIn } from "#app/ui/forms/fill-in.ts";

interface TemplateClientProps {
  clients: ClientOption[];
  /** Empty id for none. */
  chosen: { id: string; name: string };
}

/** The client whom invoices from the template are for, or none: a combobox, and without scripts a select. */
export function TemplateClient({ clients, chosen: initial }: TemplateClientProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial);
  if (clients.length === 0) return <NoClient />;
  const show = (name: string, more: { language?: string } = {}) => {
    const form = box.current?.closest("form");
    if (form) fillIn(form, { clientName: name, ...more });
  };
  return (
    <div ref={box}>
      <input type="hidden" name="clientId" value={chosen.id} />
      <noscript>
        <ClientSelect clients={clients} chosen={initial} />
      </noscript>
      <div className="needs-scripts">
        <ClientCombobox
          name={NAME}
          label={t("clients:picker.label")}
          initialText={initial.name}
          initial={clients.slice(0, 8)}
          onType={(text) => text.trim() === "" && setChosen({ id: "", name: "" })}
          onChoose={({ id, name, values: { language } }) => {
            setChosen({ id, name });
            show(name, { language });
          }}
          // What no saved client is called is given up.
          onLeave={(text) => text !== chosen.name && show(chosen.name)}
        />
      </div>
    </div>
  );
}

const NAME = "clientName";

function NoClient() {
  const { t } = useTranslation();
  const id = fieldId(useFormId(), NAME);
  const { error } = useFormField(NAME);
  return (
    <div className={error ? "field is-wrong" : "field"} id={id} tabIndex={-1}>
      <p className="hint">{t("clients:list.emptyTitle")}</p>
      {error ? <p className="error">{error}</p> : null}
      <p>
        <NewClientLink stay />
      </p>
    </div>
  );
}

function ClientSelect({ clients, chosen }: TemplateClientProps) {
  const { t } = useTranslation();
  const label = t("clients:picker.label");
  const parts = useFieldParts({ name: NAME, label, mayWait: true });
  return (
    <FieldFrame name={NAME} label={label} parts={parts}>
      <select {...parts.control} name="clientId" defaultValue={chosen.id}>
        <ClientChoices clients={clients} chosen={chosen} none={t("clients:picker.without")} />
      </select>
    </FieldFrame>
  );
}
