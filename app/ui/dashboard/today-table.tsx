import type { TodayRow } from "#app/features/front/dashboard/today/today-row.ts";
import { formatSumsBesideChf } from "#app/swiss/currency/sums.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Status } from "#app/ui/elements/page/status.tsx";
import { RowStepButton } from "./row-step.tsx";

export function TodayTable({ rows }: { rows: TodayRow[] }) {
  const { t } = useTranslation();
  return (
    <table className="table is-cards">
      <caption className="visually-hidden">{t("dashboard:today.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("dashboard:today.what")}</th>
          <th scope="col">{t("invoices:head.status")}</th>
          <th scope="col" className="num">
            {t("dashboard:today.amount")}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t("dashboard:today.act")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: TodayRow }) {
  const { t } = useTranslation();
  const { verb, state, name, about, number, count, amount, open } = row;
  const isAll = verb === "confirmAll";
  const who = name || t("dashboard:today.unknown");
  const label = t(`dashboard:verb.${verb}Of`, { number, name: who, count });
  return (
    <tr>
      <td data-cell="title">
        <Link className="row-open" to={open}>
          {isAll ? t("dashboard:today.confirmAll") : who}
        </Link>
        <br />
        <span className="soft small">{isAll ? t("dashboard:today.sure", { names: name }) : about}</span>
      </td>
      <td data-cell="status">
        <State state={state} count={count} />
      </td>
      <td data-cell="amount" className="num">
        {formatSumsBesideChf(amount) || "0.00"}
      </td>
      <td data-cell="actions">
        <May right="act">
          <RowStepButton step={row} label={label} />
        </May>
      </td>
    </tr>
  );
}

function State({ state, count }: Pick<TodayRow, "state" | "count">) {
  const { t } = useTranslation();
  if (state === "draft") return <span className="status is-draft">{t("dashboard:today.isDraft")}</span>;
  if (state === "sent") return <Status status="sent" />;
  if (state === "payments")
    return <span className="status is-paid">{t("dashboard:today.payments", { count })}</span>;
  return <span className="status is-overdue">{t("dashboard:today.since", { count })}</span>;
}
