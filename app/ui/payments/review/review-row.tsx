import { formatMoney } from "#app/swiss/money.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { PaymentRow } from "#app/features/money/payments/rows/payment-row.ts";
import { paths } from "#app/paths.ts";
import { AssignLink } from "#app/ui/payments/assign/assign-link.tsx";
import { PaymentText, usePayer } from "#app/ui/payments/payment-text.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { ConfirmOne } from "./confirm-one.tsx";

export function ReviewRow({ row, isTicked }: { row: PaymentRow; isTicked: boolean }) {
  const { t } = useTranslation();
  const payer = usePayer()(row);
  const { id, day, amount, why, certainty } = row;
  return (
    <li>
      <label className="tick">
        <input
          type="checkbox"
          name="id"
          value={id}
          defaultChecked={isTicked}
          data-amount={row.rappen}
          data-currency={row.currency}
          aria-label={t("payments:review.row", { payer, amount: formatMoney(row.rappen, row.currency) })}
        />
      </label>
      <div className="who">
        <strong>{payer}</strong>
        <small>
          <span className="num">{day}</span> · <PaymentText {...row} />
        </small>
      </div>
      <div className="for">
        <Invoices row={row} />
        <br />
        <span className={`why is-${certainty}`}>{t(`payments:why.${why.key}`, why)}</span>
      </div>
      <p className="amount">{amount}</p>
      <div className="do">
        <ConfirmOne id={id} payer={payer} />
        <AssignLink
          id={id}
          className="button button-quiet"
          label={t("payments:review.otherOf", { payer })}
          shortcut="a"
        >
          {t("payments:review.other")}
        </AssignLink>
        <button
          className="button button-quiet"
          formAction={paths.ignorePayment(id)}
          aria-label={t("payments:review.ignoreOf", { payer })}
          aria-keyshortcuts="i"
        >
          {t("payments:review.ignore")}
        </button>
      </div>
    </li>
  );
}

function Invoices({ row: { invoices } }: { row: PaymentRow }) {
  const { t } = useTranslation();
  return invoices.map(({ id, number, due }, index) => (
    <span key={id}>
      {index > 0 ? <br /> : null}
      <Link to={paths.invoice(id)}>{number}</Link>{" "}
      <span className="soft">{t("payments:due", { amount: due })}</span>
    </span>
  ));
}
