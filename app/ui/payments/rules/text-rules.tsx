import { LONGEST_TEXT } from "#app/features/payment-rules/payment-rule.ts";
import { paths } from "#app/paths.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { PostButton } from "#app/ui/payments/post-button.tsx";
import { CardTable, numberHead } from "#app/ui/tables/card-table.tsx";
import { useTranslation } from "#app/ui/translation.ts";

interface TextRulesProps {
  rules: { id: string; text: string; since: string; decided: number }[];
  /** Of a payment, to begin with. */
  text: string;
}

export function TextRules({ rules, text }: TextRulesProps) {
  const { t } = useTranslation();
  return (
    <section className="stack" aria-labelledby="text-rules">
      <h2 id="text-rules" className="t-20">
        {t("payments:rules.texts")}
      </h2>
      <p className="soft">{t("payments:rules.textsLead")}</p>
      {rules.length ? (
        <CardTable
          caption={t("payments:rules.texts")}
          heads={[
            t("payments:rules.text"),
            t("payments:rules.since"),
            numberHead(t("payments:rules.ignored")),
          ]}
          hasActions
        >
          {rules.map(({ id, text, since, decided }) => (
            <tr key={id}>
              <td data-cell="title" className="wrap-any">
                {text}
              </td>
              <td data-cell="rest" data-label={t("payments:rules.since")} className="date">
                {since}
              </td>
              <td data-cell="amount" className="num">
                {decided}
              </td>
              <td data-cell="actions">
                <div className="actions">
                  <PostButton
                    action={paths.forgetPaymentRule(id)}
                    label={t("payments:rules.forgetOf", { name: text })}
                  >
                    {t("payments:rules.forget")}
                  </PostButton>
                </div>
              </td>
            </tr>
          ))}
        </CardTable>
      ) : null}
      <Form
        id="payment-rule"
        className="stack"
        labels={{ text: t("payments:rules.field") }}
        values={{ text }}
      >
        <TextField
          name="text"
          label={t("payments:rules.field")}
          hint={t("payments:rules.fieldHint")}
          cap={LONGEST_TEXT}
          autoComplete="off"
        />
        <div className="actions">
          <SubmitButton>{t("payments:rules.submit")}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
