import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { FirstDayPage } from "#app/features/selling/first-day/first-day-page.server.ts";
import { paths } from "#app/paths.ts";
import { PasteHint } from "#app/ui/clients/paste-hint.tsx";
import { AddressFields } from "#app/ui/forms/address/address-fields.tsx";
import { useAddressLabels } from "#app/ui/forms/address/use-address-labels.ts";
import { inputsOf, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

const ACTIONS = { account: paths.startAccount, client: paths.startClient, invoice: paths.startInvoice };

/** The fields of the step one is at; the first of them has the focus. */
export function StepForm(page: FirstDayPage) {
  const { t } = useTranslation();
  return (
    <Form id="first-day" action={ACTIONS[page.step]} values={page.values} labels={useStepLabels()}>
      <div className="stack" data-focus-first={useRefusal() ? undefined : ""}>
        <Fields {...page} />
        <div>
          <SubmitButton busy={t("common:saving")}>
            {t(page.step === "invoice" ? "first-day:create" : "first-day:next")}
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}

function Fields({ step, caps, countries, vatRate }: FirstDayPage) {
  const { t } = useTranslation();
  const input = inputsOf(useStepLabels(), { ...caps.client, description: caps.description });
  if (step === "account") {
    return (
      <>
        <div className="fields" data-paste="iban">
          <TextField {...input("iban")} />
        </div>
        <AddressFields caps={caps.account} countries={countries} withoutCountry isOwn />
      </>
    );
  }
  if (step === "client") {
    return (
      <>
        <div className="fields" data-paste="address">
          <TextField {...input("name")} span={3} hint={<PasteHint />} />
          <TextField {...input("email")} type="email" span={3} />
        </div>
        <AddressFields caps={caps.client} countries={countries} withoutCountry streetIsOptional />
      </>
    );
  }
  const hint = vatRate ? t("first-day:invoice.vat", { rate: vatRate }) : t("first-day:invoice.noVat");
  return (
    <div className="fields">
      <TextField {...input("description")} span={4} />
      <TextField {...input("unitPrice")} span={2} inputMode="decimal" className="num" />
      <p className="hint">{hint}</p>
    </div>
  );
}

function useStepLabels() {
  const { t } = useTranslation();
  return {
    iban: t("invoices:field.creditorIBAN"),
    name: t("invoices:client"),
    email: t("invoices:field.clientEmail"),
    ...useAddressLabels(),
    description: t("invoices:field.items_description"),
    unitPrice: t("invoices:field.items_unitPrice", { currency: "CHF" }),
  };
}
