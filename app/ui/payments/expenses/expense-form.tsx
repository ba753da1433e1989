import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { CATEGORIES, CATEGORY_NAMES } from "#app/features/books/book/categories.ts";
import type { ExpenseFormField } from "#app/features/taxes/expenses/expense-form.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { HiddenField, inputsOf, SelectField, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, labelsOf, useShownValues } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { AmountRows } from "./amount-rows.tsx";
import { KeepTwice } from "./receipt-form.tsx";

interface ExpenseFormProps {
  values: FormValues;
  caps: Partial<Record<ExpenseFormField, number>>;
  rates: string[];
}

const TEXTS = {
  supplier: "expenses:field.supplier",
  day: "expenses:field.day",
  category: "expenses:field.category",
  rows: "expenses:section.amounts",
  "rows.gross": "expenses:field.amount",
  "rows.rate": "expenses:field.rate",
  "rows.vat": "expenses:field.vat",
  reference: "expenses:field.reference",
  iban: "expenses:field.iban",
  note: "expenses:field.note",
  keepTwice: "expenses:keepTwice",
} as const;

const NAMES = [
  ...(["supplier", "day", "category", "rows", "rows.gross", "rows.rate", "rows.vat"] as const),
  ...(["reference", "iban", "note", "keepTwice"] as const),
];

export function ExpenseForm({ values, caps, rates }: ExpenseFormProps) {
  const { t } = useTranslation();
  const labels = labelsOf(NAMES, (name) => t(TEXTS[name]));
  const { rows: shown } = useShownValues("expense", values);
  const input = inputsOf(labels, caps);
  return (
    <Form id="expense" keepsDraft className="medium" labels={labels} values={values}>
      <ConflictNotice labels={labels} />
      <HiddenField name="version" />
      <HiddenField name="receiptId" />
      <KeepTwice label={labels.keepTwice} />
      <fieldset className="form-section is-rule">
        <legend>{t("expenses:section.expense")}</legend>
        <TextField {...input("supplier")} />
        <div className="fields">
          <TextField {...input("day")} cap={undefined} type="date" span={3} />
          <SelectField {...input("category")} span={3}>
            <option value="">{t("expenses:chooseCategory")}</option>
            {CATEGORY_NAMES.map((name) => (
              <option key={name} value={name}>
                {`${CATEGORIES[name].account} ${t(`expenses:category.${name}`)}`}
              </option>
            ))}
          </SelectField>
        </div>
      </fieldset>
      <fieldset className="form-section is-rule">
        <legend>{labels.rows}</legend>
        <p className="hint">{t("expenses:rowsHint")}</p>
        <AmountRows
          count={Math.max(4, Array.isArray(shown) ? shown.length : 0)}
          labels={labels}
          rates={rates}
        />
      </fieldset>
      <fieldset className="form-section">
        <legend>{t("expenses:section.more")}</legend>
        <TextField {...input("reference")} optional />
        <TextField {...input("iban")} optional />
        <TextArea {...input("note")} optional />
      </fieldset>
      <May right="act">
        <div className="actions thumb-bar is-pair">
          <SubmitButton busy={t("common:saving")}>{t("expenses:save")}</SubmitButton>
          <CancelLink to={paths.expenses()} />
        </div>
      </May>
    </Form>
  );
}
