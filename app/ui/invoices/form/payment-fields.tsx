import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceCaps } from "#app/features/selling/invoices/form/invoice-caps.ts";
import type { FieldMessage } from "#app/platform/forms/field-errors.server.ts";
import { REFERENCE_TYPES } from "#app/swiss/reference.ts";
import type { Country } from "#app/swiss/countries.ts";
import { AddressFields } from "#app/ui/forms/address/address-fields.tsx";
import { inputsOf, SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { ReferenceButton } from "./reference-button.tsx";
import { SlipField } from "./slip-field.tsx";
import { addressNames, type InvoiceLabels } from "./use-invoice-labels.ts";

export interface PaymentFieldsProps {
  labels: InvoiceLabels;
  caps: InvoiceCaps;
  countries: readonly Country[];
}

export function PaymentFields({ labels, caps, countries }: PaymentFieldsProps) {
  const { t } = useTranslation();
  const input = inputsOf(labels, caps);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problems, setProblems] = useState<FieldMessage[]>([]);
  const problemAt = (name: string) => problems.find(({ field }) => field === name)?.message;
  const box = useRef<HTMLFieldSetElement>(null);
  // Without scripts nothing could bring the field back, so it stays; so does what was typed before they came.
  useEffect(() => {
    const elements = box.current?.form?.elements;
    const [type, reference] = ["referenceType", "paymentReference"].map((name) => elements?.namedItem(name));
    if (!(type instanceof HTMLSelectElement) || !(reference instanceof HTMLInputElement)) return;
    if (reference.value === "") setChosen(type.value);
  }, []);
  const isNone = chosen === "NON";
  return (
    <fieldset
      className="plain stack"
      ref={box}
      onInput={() => setProblems([])}
      aria-label={t("invoices:section.payment")}
    >
      <div className="fields">
        <TextField
          {...input("creditorIBAN")}
          hint={t("invoices:create.ibanHint")}
          problem={problemAt("creditorIBAN")}
        />
        <SelectField {...input("referenceType")} hint={t("qr-bill:reference.pairing")} onChange={setChosen}>
          <option value="">{t("invoices:reference.auto")}</option>
          {REFERENCE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`invoices:reference.${type}`)}
            </option>
          ))}
        </SelectField>
        <div hidden={isNone}>
          <TextField
            name="paymentReference"
            label={labels.paymentReference}
            optional
            hint={t("invoices:create.referenceHint")}
            problem={problemAt("paymentReference")}
            disabled={isNone}
            affix={<ReferenceButton onMade={setChosen} onProblems={setProblems} />}
          />
        </div>
        <TextField {...input("creditorName")} />
      </div>
      <AddressFields nameOf={addressNames("creditor")} caps={caps} countries={countries} isOwn />
      <div className="fields">
        <SlipField label={labels.slip} />
      </div>
    </fieldset>
  );
}
