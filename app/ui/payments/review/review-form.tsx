import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "#app/ui/translation.ts";
import type { PaymentRow } from "#app/features/payments/rows/payment-row.ts";
import { paths } from "#app/paths.ts";
import { formatChf } from "#app/swiss/money.ts";
import { ReviewKeys } from "./review-keys.tsx";
import { ReviewRow } from "./review-row.tsx";
import { useReviewKeys } from "./use-review-keys.ts";
import { useTicked } from "./use-ticked.ts";

/** One form around all proposals. Its first button, which Enter presses, confirms what is selected. */
export function ReviewForm({ rows }: { rows: PaymentRow[] }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { ids, read, setAll } = useTicked(form, rows);
  const { here, setHere } = useReviewKeys(form);
  const selected = rows.filter(({ id }) => ids.includes(id));
  const isAll = selected.length === rows.length;
  const sum = selected.reduce((sum, { rappen }) => sum + rappen, 0);
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
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <div className="batch">
        <p role="status" className="needs-scripts">
          <strong>{t("payments:review.selected", { selected: selected.length, all: rows.length })}</strong>{" "}
          <span className="soft nowrap">{formatChf(sum)}</span>
        </p>
        <div className="actions">
          <button className="button button-primary">
            <span className="needs-scripts">{t("payments:review.submit", { count: selected.length })}</span>
            <noscript>{t("payments:review.submitTicked")}</noscript>
          </button>
          <button className="button button-quiet needs-scripts" type="button" onClick={() => setAll(!isAll)}>
            {t(isAll ? "payments:review.selectNone" : "payments:review.selectAll")}
          </button>
        </div>
      </div>
      <ol className="review" aria-label={t("payments:review.label")}>
        {rows.map((row, index) => (
          <ReviewRow key={row.id} row={row} isHere={index === here} onFocus={() => setHere(index)} />
        ))}
      </ol>
      <ReviewKeys />
    </form>
  );
}
