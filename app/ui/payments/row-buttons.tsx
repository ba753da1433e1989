import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { PaymentList } from "#app/features/money/payments/payment-lists.ts";
import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";
import { IGNORED_REASON } from "#app/features/books/ledger/payment-reasons.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { AssignLink } from "./assign/assign-link.tsx";
import { usePayer } from "./payment-text.tsx";
import { PostButton } from "./post-button.tsx";

export function RowButtons({ list, row }: { list: PaymentList; row: PaymentRow }) {
  const { t } = useTranslation();
  const payer = usePayer()(row);
  const { id, rappen, currency } = row;
  if (list === "booked")
    return (
      <PostButton
        action={paths.undoPayment(id)}
        label={t("payments:undo.of", { payer, amount: formatMoney(rappen, currency) })}
      >
        {t("payments:undo.submit")}
      </PostButton>
    );
  return (
    <>
      <AssignLink
        id={id}
        className="button button-quiet is-small nowrap"
        label={t("payments:assign.of", { payer })}
      >
        {t("payments:assign.title")}
      </AssignLink>
      {list === "ignored" ? (
        <>
          {row.message && row.why.key !== IGNORED_REASON ? (
            <Link className="button button-quiet is-small nowrap" to={paths.paymentRules(row.message)}>
              {t("payments:rules.always")}
            </Link>
          ) : null}
          <PostButton action={paths.unignorePayment(id)} label={t("payments:unignore.of", { payer })}>
            {t("payments:unignore.submit")}
          </PostButton>
        </>
      ) : (
        <PostButton action={paths.ignorePayment(id)} label={t("payments:review.ignoreOf", { payer })}>
          {t("payments:review.ignore")}
        </PostButton>
      )}
    </>
  );
}
