import type { ClientChoice } from "#app/features/selling/services/client-choice.ts";
import type { ServiceCaps } from "#app/features/selling/services/service-form.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { paths } from "#app/paths.ts";
import { NewClientLink } from "#app/ui/clients/new-client-link.tsx";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { inputsOf, SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { FollowScript } from "#app/ui/forms/follow-script.tsx";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { ReasonOptions } from "#app/ui/invoices/form/rows/item-reason.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { OfferedValues } from "./offered-values.tsx";
import { ClientOptions } from "./client-options.tsx";
import { useServiceLabels } from "./use-service-labels.ts";

interface ServiceFormProps {
  values: FormValues;
  caps: ServiceCaps;
  clients: ClientChoice[];
  units: string[];
  rates: string[];
  texts: string[];
  projects: string[];
  /** Whoever has none is not asked why a service is at 0 %. */
  hasVatNumber: boolean;
  isNew?: boolean;
}

export function ServiceForm({
  values,
  caps,
  clients,
  hasVatNumber,
  isNew = false,
  ...choices
}: ServiceFormProps) {
  const { t } = useTranslation();
  const labels = useServiceLabels();
  const input = inputsOf(labels, caps);
  const shown = useShownValues("service", values);
  return (
    <Form id="service" className="medium stack" labels={labels} values={values}>
      <ConflictNotice labels={labels} />
      <OwnVersion />
      <SelectField {...input("clientId")}>
        <ClientOptions none={t("services:chooseClient")} clients={clients} />
      </SelectField>
      {clients.length === 0 ? (
        <p>
          <NewClientLink stay />
        </p>
      ) : null}
      <TextField {...input("day")} cap={undefined} type="date" />
      <div data-follow="">
        <TextField {...input("description")} list="service-texts" hint={t("services:textHint")} />
      </div>
      <div className="fields">
        <TextField {...input("quantity")} span={3} inputMode="decimal" className="num" />
        <TextField {...input("unit")} span={3} optional list="service-units" />
      </div>
      <div className="fields" id="service-price" data-part="">
        <TextField {...input("unitPrice")} span={3} inputMode="decimal" className="num" />
        <TextField {...input("vatRate")} span={3} inputMode="decimal" className="num" list="service-rates" />
        {(hasVatNumber && shown.vatRate === "0") || shown.zeroRateReason ? (
          <SelectField {...input("zeroRateReason")} optional>
            <ReasonOptions />
          </SelectField>
        ) : null}
      </div>
      <TextField {...input("project")} optional list="service-projects" />
      <OfferedValues id="service-texts" values={choices.texts} />
      <OfferedValues id="service-units" values={choices.units} />
      <OfferedValues id="service-rates" values={choices.rates} />
      <OfferedValues id="service-projects" values={choices.projects} />
      <div className="actions thumb-bar is-pair">
        <SubmitButton busy={t("common:saving")}>{t("services:save")}</SubmitButton>
        {isNew ? (
          <button className="button" name="next" value="1">
            {t("services:saveAndNext")}
          </button>
        ) : (
          <CancelLink to={paths.services} />
        )}
      </div>
      <FollowScript />
    </Form>
  );
}
