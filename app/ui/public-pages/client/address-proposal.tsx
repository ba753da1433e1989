import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Country } from "#app/swiss/countries.ts";
import { AddressFields } from "#app/ui/forms/address/address-fields.tsx";
import { useAddressLabels } from "#app/ui/forms/address/use-address-labels.ts";
import { TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { AnswerPage } from "#app/ui/public-pages/offer/answer-page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface AddressProposalProps {
  title: string;
  values: FormValues;
  caps: Record<string, number>;
  countries: readonly Country[];
  back: string;
}

export function AddressProposal({ title, values, caps, countries, back }: AddressProposalProps) {
  const { t } = useTranslation();
  const labels = {
    ...useAddressLabels(),
    email: t("public-pages:client.email"),
    proposer: t("public-pages:answer.name"),
    remark: t("public-pages:answer.remark"),
  };
  return (
    <AnswerPage title={title} text={t("public-pages:client.changeText")}>
      <Form id="client-address" className="stack" labels={labels} values={values}>
        <AddressFields isOwn caps={caps} countries={countries} />
        <TextField name="email" label={labels.email} type="email" autoComplete="email" optional />
        <TextField name="proposer" label={labels.proposer} cap={caps.proposer} autoComplete="name" />
        <TextArea name="remark" label={labels.remark} cap={caps.remark} optional />
        <div className="actions">
          <SubmitButton busy={t("common:sending")}>{t("public-pages:client.propose")}</SubmitButton>
          <a className="button button-quiet" href={back}>
            {t("public-pages:question.back")}
          </a>
        </div>
      </Form>
    </AnswerPage>
  );
}
