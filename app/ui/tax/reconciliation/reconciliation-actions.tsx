import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface Named {
  id: string;
  name: string;
  closedOn: string;
}

interface ReconciliationActionsProps {
  year: string;
  state: "running" | "unfiled" | "mixed" | "ready" | "open";
  differs: boolean;
  openId: string;
  unfiled: Named[];
  filed: Named[];
}

export function ReconciliationActions(props: ReconciliationActionsProps) {
  const { year, state, differs, openId, unfiled, filed } = props;
  const { t } = useTranslation();
  return (
    <>
      <p>{t(`tax:reconcile.state.${state}`)}</p>
      {state === "unfiled" ? <PeriodLinks periods={unfiled} /> : null}
      <div className="actions">
        {openId ? (
          <Link className="button button-primary" to={paths.taxPeriod(openId)}>
            {t("tax:reconcile.open")}
          </Link>
        ) : null}
        <May right="returns">
          {openId ? (
            <form method="post" action={paths.discardReconciliation(year)}>
              <button className="button">{t("tax:reconcile.discard")}</button>
            </form>
          ) : null}
          {state === "ready" ? (
            <form method="post" action={paths.beginReconciliation(year)}>
              <button className={differs ? "button button-primary" : "button"}>
                {t("tax:reconcile.begin")}
              </button>
            </form>
          ) : null}
        </May>
      </div>
      {filed.length > 0 ? (
        <details className="disclosure">
          <summary>{t("tax:reconcile.filedReturns", { count: filed.length })}</summary>
          <PeriodLinks periods={filed} />
        </details>
      ) : null}
    </>
  );
}

function PeriodLinks({ periods }: { periods: Named[] }) {
  return (
    <ul>
      {periods.map(({ id, name, closedOn }) => (
        <li key={id}>
          <Link to={paths.taxPeriod(id)}>{name}</Link> <span className="soft">{closedOn}</span>
        </li>
      ))}
    </ul>
  );
}
