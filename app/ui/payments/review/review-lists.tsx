import { useRef } from "react";
import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";
import { REVIEW_GROUPS } from "#app/features/money/payments/review/review-group.ts";
import { ConfirmOneForm } from "./confirm-one.tsx";
import { ReviewForm } from "./review-form.tsx";
import { ReviewKeys } from "./review-keys.tsx";
import { useReviewKeys } from "./use-review-keys.ts";

/** Each group of proposals is confirmed by itself; the keys go through all of them. */
export function ReviewLists({ rows }: { rows: PaymentRow[] }) {
  const lists = useRef<HTMLDivElement>(null);
  const { here, setHere } = useReviewKeys(lists);
  const inOrder = REVIEW_GROUPS.flatMap((group) => rows.filter((row) => row.group === group));
  return (
    <div ref={lists} className="stack-wide">
      {REVIEW_GROUPS.map((group) => {
        const own = inOrder.filter((row) => row.group === group);
        const first = inOrder.findIndex((row) => row.group === group);
        return own.length ? (
          <ReviewForm
            key={group}
            group={group}
            rows={own}
            here={here - first}
            onFocus={(index) => setHere(first + index)}
          />
        ) : null;
      })}
      <ConfirmOneForm />
      <ReviewKeys />
    </div>
  );
}
