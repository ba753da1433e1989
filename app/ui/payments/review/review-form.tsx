import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ReviewGroup } from "#app/features/money/payments/review/review-group.ts";
import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";
import { paths } from "#app/paths.ts";
import { formatSums, sumsByCurrency } from "#app/swiss/currency/sums.ts";
import { ReviewRow } from "./review-row.tsx";

interface ReviewFormProps {
  group: ReviewGroup;
  rows: PaymentRow[];
}

/** One form around the proposals of a group. Its first button, which Enter presses, confirms what is selected. */
export function ReviewForm({ group, rows }: ReviewFormProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const isTicked = group === "reference";
  const all = rows.length;
  const selected = (count: number) => t("payments:review.selected", { selected: count, all });
  const confirm = (count: number) => t("payments:review.submit", { count });
  return (
    <form
      className="review-form"
      method="post"
      action={paths.confirmPayments}
      // A browser would tick again by place, where another payment may stand by now.
      autoComplete="off"
      data-selection=""
    >
      <h2 className="t-20" id={`review-${group}`}>
        {t(`payments:review.group.${group}`)}
      </h2>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <div className="batch">
        <p role="status" className="needs-scripts">
          <strong data-count="" data-none={selected(0)} data-one={selected(1)} data-several={selected(2)}>
            {selected(isTicked ? all : 0)}
          </strong>{" "}
          <span className="soft nowrap" data-sum="">
            {isTicked ? formatSums(sumsByCurrency(rows, ({ rappen }) => rappen)) : null}
          </span>
        </p>
        <div className="actions">
          <button className={isTicked ? "button button-primary" : "button"}>
            <span
              className="needs-scripts"
              data-count=""
              data-none={t("payments:review.submitTicked")}
              data-one={confirm(1)}
              data-several={confirm(2)}
            >
              {isTicked ? confirm(all) : t("payments:review.submitTicked")}
            </span>
            <noscript>{t("payments:review.submitTicked")}</noscript>
          </button>
          <button
            className="button button-quiet needs-scripts"
            type="button"
            data-all={t("payments:review.selectAll")}
            data-not-all={t("payments:review.selectNone")}
          >
            {t(isTicked ? "payments:review.selectNone" : "payments:review.selectAll")}
          </button>
        </div>
      </div>
      <ol className="review" aria-labelledby={`review-${group}`}>
        {rows.map((row) => (
          <ReviewRow key={row.id} row={row} isTicked={isTicked} />
        ))}
      </ol>
    </form>
  );
}
