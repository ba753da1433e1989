import { LONGEST_TEXT } from "#app/features/money/payment-rules/payment-rule.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ForgetButton } from "./forget-button.tsx";

interface TextRulesProps {
  rules: { id: string; text: string; since: string; decided: number }[];
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
        <RecordTable
          caption={t("payments:rules.texts")}
          rows={rules}
          columns={[
            { head: t("payments:rules.text"), place: "title wrap-any", of: ({ text }) => text },
            {
              head: t("payments:rules.since"),
              place: "rest date",
              isLabelled: true,
              of: ({ since }) => since,
            },
            { head: t("payments:rules.ignored"), place: "amount num", of: ({ decided }) => decided },
          ]}
          actions={({ id, text }) => <ForgetButton id={id} name={text} />}
        />
      ) : null}
      <May right="act">
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
          />
          <div className="actions">
            <SubmitButton>{t("payments:rules.submit")}</SubmitButton>
          </div>
        </Form>
      </May>
    </section>
  );
}
