import { useTranslation } from "#app/ui/runtime/translation.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";

interface AmountRowsProps {
  count: number;
  labels: Record<"rows.gross" | "rows.rate" | "rows.vat", string>;
  rates: string[];
}

export function AmountRows({ count, labels, rates }: AmountRowsProps) {
  const { t } = useTranslation();
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
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
      <datalist id="expense-rates">
        {rates.map((rate) => (
          <option key={rate} value={rate} />
        ))}
      </datalist>
    </>
  );
}
