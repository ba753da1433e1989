import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TemplateCaps } from "#app/features/invoices/form/invoice-caps.ts";
import { blankRow } from "#app/features/invoices/form/blank-row.ts";
import { MAX_ITEMS } from "#app/features/invoices/invoice.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId } from "#app/ui/forms/form.tsx";
import { Icon } from "#app/ui/page/icon.tsx";
import type { InvoiceLabels } from "./use-invoice-labels.ts";

/** What the rows are called, in any form that has them. */
export type ItemLabels = Pick<InvoiceLabels, Extract<keyof InvoiceLabels, `items.${string}`>>;

interface ItemRowsProps {
  values: FormValues;
  caps: TemplateCaps;
  defaultVatRate: string;
  vatRates: string[];
  units: string[];
  labels: ItemLabels;
  /** Rappen, one a row; null where a figure cannot be read. */
  lines: (Rappen | null)[];
  /** One a row, as it is typed. */
  quantityProblems: ("whole" | "decimals" | null)[];
  onChange: (form: HTMLFormElement) => void;
}

interface Row {
  key: number;
  values: FormValues;
}

/** "Add" and "remove" are submit buttons that the server answers; with scripts they act at once. */
export function ItemRows({
  values,
  caps,
  defaultVatRate,
  vatRates,
  units,
  labels,
  lines,
  quantityProblems,
  onChange,
}: ItemRowsProps) {
  const { t } = useTranslation();
  const section = useRef<HTMLFieldSetElement>(null);
  const id = fieldId(useFormId(), "items");
  const { rows, add, remove } = useRows(values, defaultVatRate);
  // The form hears typing, but not added or removed rows. Disabled fields would count as empty.
  useEffect(() => {
    if (section.current?.form && !section.current.matches(":disabled")) onChange(section.current.form);
  }, [rows.length, onChange]);
  return (
    <fieldset className="form-section" ref={section} id={id}>
      <legend>{t("invoices:section.items")}</legend>
      <ol className="lines">
        {rows.map(({ key, values }, index) => (
          <ItemRow
            key={key}
            index={index}
            values={values}
            labels={labels}
            caps={caps}
            total={lines[index] ?? null}
            quantityProblem={quantityProblems[index] ?? null}
            onRemove={rows.length > 1 ? () => remove(key) : null}
          />
        ))}
      </ol>
      <Options id="vat-rates" values={vatRates} />
      <Options id="units" values={units} />
      <div>
        <button
          className="button"
          type="submit"
          name="add"
          value="1"
          disabled={rows.length >= MAX_ITEMS}
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Icon name="add" />
          {t("invoices:create.addRow")}
        </button>
      </div>
    </fieldset>
  );
}

function useRows(values: FormValues, vatRate: string) {
  const items = Array.isArray(values.items) ? values.items : [];
  const [rows, setRows] = useState<Row[]>(() => items.map((row, key) => ({ key, values: row })));
  const next = useRef(items.length);
  return {
    rows,
    add: () => setRows((rows) => [...rows, { key: next.current++, values: blankRow(vatRate) }]),
    remove: (key: number) => setRows((rows) => rows.filter((row) => row.key !== key)),
  };
}

const QUANTITY_PROBLEMS = {
  whole: "invoices:create.quantityWhole",
  decimals: "invoices:create.quantityDecimals",
};

interface ItemRowProps {
  index: number;
  values: FormValues;
  labels: ItemLabels;
  caps: TemplateCaps;
  total: Rappen | null;
  quantityProblem: "whole" | "decimals" | null;
  onRemove: (() => void) | null;
}

function ItemRow({ index, values, labels, caps, total, quantityProblem, onRemove }: ItemRowProps) {
  const { t } = useTranslation();
  const field = (name: "description" | "quantity" | "unit" | "unitPrice" | "vatRate") => ({
    name: `items[${index}].${name}`,
    label: labels[`items.${name}`],
    initial: typeof values[name] === "string" ? values[name] : "",
  });
  return (
    <li>
      <div className="wide title-row">
        <span className="label soft">{t("invoices:create.row", { number: index + 1 })}</span>
        {onRemove ? <RemoveButton index={index} onRemove={onRemove} /> : null}
      </div>
      <div className="wide">
        <TextField {...field("description")} cap={caps["items.description"]} />
      </div>
      <TextField
        {...field("quantity")}
        inputMode="decimal"
        className="num"
        problem={quantityProblem ? t(QUANTITY_PROBLEMS[quantityProblem]) : undefined}
      />
      <TextField {...field("unit")} list="units" />
      <TextField {...field("unitPrice")} inputMode="decimal" className="num" />
      <TextField {...field("vatRate")} inputMode="decimal" className="num" list="vat-rates" />
      <div className="line-total">
        <span className="label">{t("invoices:create.rowTotal")}</span>
        <output>{total === null ? "–" : formatAmount(total)}</output>
      </div>
    </li>
  );
}

function RemoveButton({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      className="button button-quiet is-small"
      type="submit"
      name="remove"
      value={index}
      aria-label={t("invoices:create.removeRow", { number: index + 1 })}
      onClick={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      {t("common:remove")}
    </button>
  );
}

function Options({ id, values }: { id: string; values: string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
