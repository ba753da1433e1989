import {
  amountFor,
  type BatchClient,
  ownField,
  ownValues,
} from "#app/features/selling/batches/form/batch-form.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { NextBlock } from "#app/ui/elements/page/next-block.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { HiddenField, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { BatchPreview } from "./batch-preview.tsx";
import { ExceptionTable } from "./own-table.tsx";
import type { WhoCounts } from "./who-form.tsx";
import "#app/ui/styles/pages/accounting.css";
import "#app/ui/styles/pages/batch.css";

interface BatchFormProps {
  values: FormValues;
  clients: BatchClient[];
  /** Beyond the table. */
  others: Pick<BatchClient, "id" | "name" | "email">[];
  counts: WhoCounts;
  incomplete: { id: string; name: string }[];
  sender: string;
}

export function BatchForm({ values, clients, others, counts, incomplete, sender }: BatchFormProps) {
  const { t } = useTranslation();
  const shown = useShownValues("batch", values);
  const all = [...clients, ...others];
  const own = ownValues(shown, all);
  const sum = all.reduce((total, { id }) => total + (amountFor(shown, own, id) ?? 0), 0);
  const total = formatAmount(sum);
  const labels = {
    group: t("batches:who.group"),
    text: t("batches:what.text"),
    amount: t("batches:what.amount"),
    vatRate: t("batches:what.vat"),
    issueDate: t("batches:what.issueDate"),
    dueDate: t("batches:what.dueDate"),
    notes: t("batches:what.notes"),
    pasted: t("batches:own.pasted"),
    ...Object.fromEntries(
      clients.map(({ id, name }) => [ownField("amount", id), t("batches:own.amountFor", { name })]),
    ),
  };
  return (
    <Form id="batch" values={values} labels={labels} isGuarded>
      {["group", "without", "ids", "key"].map((name) => (
        <HiddenField key={name} name={name} />
      ))}
      <Band title={t("batches:what.title")} hint={t("batches:what.hint")} bodyClass="fields medium">
        <TextField name="text" label={labels.text} hint={t("batches:what.textHint")} span={6} />
        <TextField name="amount" label={labels.amount} inputMode="decimal" className="num" span={3} />
        <TextField name="vatRate" label={labels.vatRate} inputMode="decimal" className="num" span={3} />
        <TextField name="issueDate" label={labels.issueDate} type="date" span={3} />
        <TextField name="dueDate" label={labels.dueDate} type="date" span={3} />
        <TextArea name="notes" label={labels.notes} optional span={6} rows={2} />
      </Band>
      <Band title={t("batches:own.title")} hint={t("batches:own.hint")} bodyClass="stack">
        <ExceptionTable clients={clients} count={counts.all} total={total} />
        {others.length > 0 ? <p>{t("batches:own.more", { count: clients.length })}</p> : null}
        <TextArea name="pasted" label={labels.pasted} hint={t("batches:own.pastedHint")} optional rows={4} />
      </Band>
      <Band
        title={t("batches:preview.title")}
        hint={t("batches:preview.hint", { count: counts.all })}
        bodyClass="stack"
      >
        <BatchPreview clients={clients} values={shown} own={own} sender={sender} />
        <div className="actions">
          <button className="button" name="preview" value="1">
            {t("batches:preview.show")}
          </button>
        </div>
      </Band>
      <Band title={t("batches:check.title")} hint={t("batches:check.hint")} bodyClass="stack-wide">
        <ul className="checks">
          {counts.mail > 0 ? (
            <li>
              <span>{t("batches:check.mail", { count: counts.mail })}</span>
            </li>
          ) : null}
          {counts.post > 0 ? (
            <li>
              <span>{t("batches:check.post", { count: counts.post })}</span>
            </li>
          ) : null}
          {incomplete[0] ? (
            <li className="is-open">
              <span>{t("batches:check.open", { names: incomplete.map(({ name }) => name).join(", ") })}</span>
              <Link className="button" to={paths.editClient(incomplete[0].id)}>
                {t("batches:result.complete")}
              </Link>
            </li>
          ) : null}
        </ul>
        <NextBlock
          what={t("batches:check.what", { count: counts.all, sum: total })}
          why={t("batches:check.why")}
          action={<SubmitButton busy={t("batches:check.busy")}>{t("batches:check.submit")}</SubmitButton>}
        />
      </Band>
    </Form>
  );
}
