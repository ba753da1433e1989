import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";
import { REVIEW_GROUPS } from "#app/features/money/payments/review/review-group.ts";
import { ConfirmOneForm } from "./confirm-one.tsx";
import { ReviewForm } from "./review-form.tsx";
import { ReviewKeys } from "./review-keys.tsx";

/** Each group of proposals is confirmed by itself; the keys go through all of them. */
export function ReviewLists({ rows }: { rows: PaymentRow[] }) {
  return (
    <div className="stack-wide">
      {REVIEW_GROUPS.map((group) => {
        const own = rows.filter((row) => row.group === group);
        return own.length ? <ReviewForm key={group} group={group} rows={own} /> : null;
      })}
      <ConfirmOneForm />
      <ReviewKeys />
    </div>
  );
}
