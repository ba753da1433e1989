import { useTranslation } from "#app/ui/runtime/translation.ts";
import { IN_CASH } from "#app/features/books/ledger/in-cash.ts";
import { MAX_NOTE } from "#app/features/money/payments/payment-limits.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, useRefusal } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { Radios } from "#app/ui/forms/fields/radios.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { NotAllowed } from "#app/ui/invoices/not-possible.tsx";

export interface RecordPaymentData {
  id: string;
  version: number;
  number: string;
  recipient: string;
  /** `CHF 1'234.50`, and without its currency. */
  due: string;
  amount: string;
  currency: string;
  today: string;
  /** A debt that was written off. */
  isGivenUp: boolean;
  /** What is due of the rows alone, formatted; empty where a reminder charges nothing beside them. */
  rows: string;
  /** What a reminder charges beside the rows, and its day; formatted. */
  later: { amount: string; day: string } | null;
  /** What may be paid instead until a day; formatted. */
  reduced: { amount: string; until: string }[];
  isAllowed: boolean;
}

export function RecordPaymentForm({
  id,
  version,
  number,
  recipient,
  due,
  amount,
  currency,
  today,
  isGivenUp,
  rows,
  later,
  reduced,
  isAllowed,
}: RecordPaymentData) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const labels = {
    amount: t("invoices:payAmount", { currency }),
    paidOn: t("sending:markPaid.date"),
    method: t("sending:payment.method"),
    note: t("sending:payment.note"),
    order: t("sending:payment.order"),
    keepCharges: t("sending:payment.keepCharges"),
    skonto: t("sending:payment.skonto"),
  };
  if (!isAllowed) return <NotAllowed id={id} number={number} />;
  return (
    <div className="stack">
      <p>{t(`sending:payment.${isGivenUp ? "givenUp" : "due"}`, { amount: due, name: recipient })}</p>
      <Form
        id="payment"
        className="stack"
        labels={labels}
        values={refusal?.repopulateFields ?? { amount, paidOn: today, note: "", order: "charges_first" }}
      >
        <SeenVersion version={version} />
        <TextField name="amount" label={labels.amount} inputMode="decimal" hint={t("sending:payment.hint")} />
        <TextField name="paidOn" type="date" label={labels.paidOn} hint={t("sending:markPaid.hint")} />
        <SelectField name="method" label={labels.method}>
          <option value="">{t("sending:payment.toBank")}</option>
          <option value={IN_CASH}>{t("sending:payment.inCash")}</option>
        </SelectField>
        <TextField
          name="note"
          label={labels.note}
          cap={MAX_NOTE}
          hint={t("sending:payment.noteHint")}
          optional
        />
        {rows ? (
          <Radios
            name="order"
            legend={labels.order}
            choices={[
              { value: "charges_first", label: t("sending:payment.charges_first") },
              { value: "rows_first", label: t("sending:payment.rows_first", { amount: rows }) },
            ]}
          />
        ) : null}
        {later ? (
          <Checkbox name="keepCharges">
            {labels.keepCharges}
            <span className="soft"> {t("sending:payment.later", later)}</span>
          </Checkbox>
        ) : null}
        {reduced.length > 0 ? (
          <Checkbox name="skonto">
            {labels.skonto}
            {reduced.map(({ amount, until }) => (
              <span key={until} className="soft">
                {" "}
                {t("sending:payment.skontoUntil", { amount, until })}
              </span>
            ))}
          </Checkbox>
        ) : null}
        <div className="actions">
          <SubmitButton busy={t("common:saving")}>{t("sending:payment.record")}</SubmitButton>
          <CancelLink to={paths.invoice(id)} />
        </div>
      </Form>
    </div>
  );
}
