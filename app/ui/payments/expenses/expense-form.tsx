import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { CATEGORIES, CATEGORY_NAMES } from "#app/features/books/book/categories.ts";
import { ACQUISITION_RATES } from "#app/features/taxes/expenses/acquisition-tax.ts";
import { PAID_FROM } from "#app/features/taxes/expenses/paid-from.ts";
import type { ExpenseFormField } from "#app/features/taxes/expenses/expense-form.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { paths } from "#app/paths.ts";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { HiddenField, inputsOf, SelectField, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, labelsOf, useShownValues } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Fold } from "#app/ui/forms/fold.tsx";
import { AmountRows, RateList } from "./amount-rows.tsx";
import { KeepTwice } from "./receipt-form.tsx";

interface ExpenseFormProps {
  values: FormValues;
  caps: Partial<Record<ExpenseFormField, number>>;
  rates: string[];
  /** Whether a return could declare acquisition tax. */
  filesReturns: boolean;
}

const TEXTS = {
  supplier: "expenses:field.supplier",
  day: "expenses:field.day",
  category: "expenses:field.category",
  paidFrom: "expenses:field.paidFrom",
  paidOn: "expenses:field.paidOn",
  dueOn: "expenses:field.dueOn",
  rows: "expenses:section.amounts",
  "rows.gross": "expenses:field.amount",
  "rows.rate": "expenses:field.rate",
  "rows.vat": "expenses:field.vat",
  acquisitionTax: "expenses:field.acquisitionTax",
  privateShare: "expenses:field.privateShare",
  reference: "expenses:field.reference",
  iban: "expenses:field.iban",
  note: "expenses:field.note",
  project: "invoices:field.project",
  keepTwice: "expenses:keepTwice",
} as const;

const NAMES = [
  ...([
    "supplier",
    "day",
    "category",
    "paidFrom",
    "paidOn",
    "dueOn",
    "rows",
    "rows.gross",
    "rows.rate",
    "rows.vat",
  ] as const),
  ...(["acquisitionTax", "privateShare", "reference", "iban", "note", "project", "keepTwice"] as const),
];

const REST = ["acquisitionTax", "privateShare", "project", "reference", "iban", "note"] as const;

function isFilled({ gross, rate, vat }: FormValues): boolean {
  return [gross, rate, vat].some((value) => textOf(value) !== "");
}

export function ExpenseForm({ values, caps, rates, filesReturns }: ExpenseFormProps) {
  const { t } = useTranslation();
  const labels = labelsOf(NAMES, (name) => t(TEXTS[name]));
  const shown = useShownValues("expense", values);
  const more = Array.isArray(shown.rows) ? shown.rows.slice(1) : [];
  const hasMore = REST.some((name) => textOf(shown[name]) !== "");
  const input = inputsOf(labels, caps);
  return (
    <Form id="expense" keepsDraft className="medium" labels={labels} values={values}>
      <ConflictNotice labels={labels} />
      <OwnVersion />
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
          <SelectField {...input("paidFrom")} span={6}>
            {PAID_FROM.map((name) => (
              <option key={name} value={name}>
                {t(`expenses:paidFrom.${name}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            {...input("paidOn")}
            cap={undefined}
            type="date"
            hint={t("expenses:paidOnHint")}
            optional
            span={3}
          />
          <TextField {...input("dueOn")} cap={undefined} type="date" optional span={3} />
        </div>
      </fieldset>
      <fieldset className="form-section is-rule">
        <legend>{labels.rows}</legend>
        <AmountRows from={0} to={1} labels={labels} />
        <p className="hint">{t("expenses:creditHint")}</p>
        <RateList rates={rates} />
        <div className="folds">
          <Fold
            summary={t("expenses:moreRates")}
            isEmpty={!more.some(isFilled)}
            isOpenAtFirst={more.some(isFilled)}
            holds={(field) => /^rows\[[1-9]/.test(field)}
          >
            <p className="hint">{t("expenses:rowsHint")}</p>
            <AmountRows from={1} to={Math.max(4, more.length + 1)} labels={labels} />
          </Fold>
          <Fold
            summary={t("expenses:section.more")}
            isEmpty={!hasMore}
            isOpenAtFirst={hasMore}
            holds={(field) => (REST as readonly string[]).includes(field)}
          >
            {filesReturns || textOf(shown.acquisitionTax) ? (
              <SelectField {...input("acquisitionTax")} hint={t("expenses:acquisition.hint")}>
                <option value="">{t("expenses:acquisition.none")}</option>
                {ACQUISITION_RATES.map((rate) => (
                  <option key={rate} value={rate}>
                    {t(`expenses:acquisition.${rate}`)}
                  </option>
                ))}
              </SelectField>
            ) : null}
            <TextField {...input("privateShare")} hint={t("expenses:privateHint")} optional />
            <TextField {...input("project")} optional />
            <TextField {...input("reference")} optional />
            <TextField {...input("iban")} optional />
            <TextArea {...input("note")} optional />
          </Fold>
        </div>
      </fieldset>
      <May right="expenses">
        <div className="actions thumb-bar is-pair">
          <SubmitButton busy={t("common:saving")}>{t("expenses:save")}</SubmitButton>
          <CancelLink to={paths.expenses()} />
        </div>
      </May>
    </Form>
  );
}
