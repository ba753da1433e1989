import { useTranslation } from "#app/ui/runtime/translation.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";

interface AmountRowsProps {
  /** The first of the form's rows; `to` is the first that is left out. */
  from: number;
  to: number;
  labels: Record<"rows.gross" | "rows.rate" | "rows.vat", string>;
}

export function AmountRows({ from, to, labels }: AmountRowsProps) {
  const { t } = useTranslation();
  return (
    <>
      {Array.from({ length: to - from }, (_, index) => index + from).map((at) => (
        <div
          key={at}
          className="fields"
          role="group"
          aria-label={t("expenses:row.label", { number: at + 1 })}
        >
          <TextField
            name={`rows[${at}].gross`}
            label={labels["rows.gross"]}
            span={2}
            inputMode="decimal"
            className="num"
            mayWait={at > 0}
          />
          <TextField
            name={`rows[${at}].rate`}
            label={labels["rows.rate"]}
            span={2}
            inputMode="decimal"
            className="num"
            list="expense-rates"
            mayWait={at > 0}
          />
          <TextField
            name={`rows[${at}].vat`}
            label={labels["rows.vat"]}
            span={2}
            inputMode="decimal"
            className="num"
            mayWait
          />
        </div>
      ))}
    </>
  );
}

/** Those that the law knows, for the rates of all rows. */
export function RateList({ rates }: { rates: string[] }) {
  return (
    <datalist id="expense-rates">
      {rates.map((rate) => (
        <option key={rate} value={rate} />
      ))}
    </datalist>
  );
}
