import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ReviewGroup } from "#app/features/money/payments/review/review-group.ts";
import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";
import { paths } from "#app/paths.ts";
import { formatSums, sumsByCurrency } from "#app/swiss/currency/sums.ts";
import { ReviewRow } from "./review-row.tsx";
import { useTicked } from "./use-ticked.ts";

interface ReviewFormProps {
  group: ReviewGroup;
  rows: PaymentRow[];
  /** The place of the row that the keys are on; another number while they are on none of these. */
  here: number;
  onFocus: (index: number) => void;
}

/** One form around the proposals of a group. Its first button, which Enter presses, confirms what is selected. */
export function ReviewForm({ group, rows, here, onFocus }: ReviewFormProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const isTicked = group === "reference";
  const { ids, read, setAll } = useTicked(form, rows, isTicked);
  const selected = rows.filter(({ id }) => ids.includes(id));
  const isAll = selected.length === rows.length;
  const sum = sumsByCurrency(selected, ({ rappen }) => rappen);
  return (
    <form
      className="review-form"
      method="post"
      action={paths.confirmPayments}
      // A restored selection would not be the one that is counted.
      autoComplete="off"
      ref={form}
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.name === "id") read();
      }}
    >
      <h2 className="t-20" id={`review-${group}`}>
        {t(`payments:review.group.${group}`)}
      </h2>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <div className="batch">
        <p role="status" className="needs-scripts">
          <strong>{t("payments:review.selected", { selected: selected.length, all: rows.length })}</strong>{" "}
          <span className="soft nowrap">{formatSums(sum)}</span>
        </p>
        <div className="actions">
          <button className={isTicked ? "button button-primary" : "button"}>
            <span className="needs-scripts">
              {selected.length
                ? t("payments:review.submit", { count: selected.length })
                : t("payments:review.submitTicked")}
            </span>
            <noscript>{t("payments:review.submitTicked")}</noscript>
          </button>
          <button className="button button-quiet needs-scripts" type="button" onClick={() => setAll(!isAll)}>
            {t(isAll ? "payments:review.selectNone" : "payments:review.selectAll")}
          </button>
        </div>
      </div>
      <ol className="review" aria-labelledby={`review-${group}`}>
        {rows.map((row, index) => (
          <ReviewRow
            key={row.id}
            row={row}
            isTicked={isTicked}
            isHere={index === here}
            onFocus={() => onFocus(index)}
          />
        ))}
      </ol>
    </form>
  );
}
