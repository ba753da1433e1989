import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ClientCaps } from "#app/features/selling/clients/client-form.ts";
import { CLIENT_DELIVERY } from "#app/features/selling/clients/client-delivery.ts";
import { CLIENT_E_INVOICE } from "#app/features/selling/clients/client-e-invoice.ts";
import type { TranslatedHint } from "#app/platform/http/flash.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Country } from "#app/swiss/countries.ts";
import { AddressFields } from "#app/ui/forms/address/address-fields.tsx";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { inputsOf, SelectField, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { LanguageField } from "#app/ui/forms/fields/language-field.tsx";
import { PasteHint } from "./paste-hint.tsx";
import { useClientLabels } from "./use-client-labels.ts";

export interface ClientFormData {
  values: FormValues;
  countries: readonly Country[];
  caps: ClientCaps;
  hint: TranslatedHint | null;
  back: string;
  /** Names. */
  groups: string[];
}

interface ClientFormProps extends ClientFormData {
  submit: string;
}

export function ClientForm({ values, countries, caps, hint, back, groups, submit }: ClientFormProps) {
  const { t } = useTranslation();
  const labels = useClientLabels();
  const input = inputsOf(labels, caps);
  return (
    <Form id="client" className="medium stack" labels={labels} values={values} hint={hint}>
      <ConflictNotice labels={labels} />
      <OwnVersion />
      <div className="fields" data-paste="address">
        <TextField {...input("name")} span={3} hint={<PasteHint />} />
        <TextField {...input("contact")} span={3} optional />
        <TextField {...input("email")} span={3} type="email" mayWait />
        <SelectField name="delivery" label={labels.delivery} span={3} hint={t("clients:deliveryHint")}>
          {CLIENT_DELIVERY.map((choice) => (
            <option key={choice} value={choice}>
              {t(`clients:deliveryBy.${choice}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...input("phone")} span={3} optional type="tel" />
      </div>
      <AddressFields caps={caps} countries={countries} />
      <div className="fields">
        <TextField {...input("vatNumber")} span={3} optional />
        <LanguageField label={labels.language} />
        <TextField
          {...input("groups")}
          span={6}
          optional
          list="client-groups"
          hint={t("clients:groupsHint")}
        />
        <datalist id="client-groups">
          {groups.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField {...input("eBillId")} span={3} optional hint={t("clients:eBillHint")} />
        <SelectField name="eInvoice" label={labels.eInvoice} span={3} hint={t("clients:eInvoiceHint")}>
          {CLIENT_E_INVOICE.map((choice) => (
            <option key={choice} value={choice}>
              {t(`clients:eInvoiceWhen.${choice}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...input("clientNumber")} span={3} optional />
      </div>
      <TextArea {...input("remark")} optional hint={t("clients:remarkHint")} />
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{submit}</SubmitButton>
        <CancelLink to={back} />
      </div>
    </Form>
  );
}
