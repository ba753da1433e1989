import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { OverdueStep } from "#app/features/money/next-step/other-overdue.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

/** @param isAlone where nothing else is listed */
export function LeftOutList({ rows, isAlone }: { rows: OverdueStep[]; isAlone: boolean }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <details className="disclosure" open={isAlone}>
      <summary>{t("reminders:run.leftOut", { count: rows.length })}</summary>
      <dl className="facts">
        {rows.map(({ id, client, number, what, why }) => [
          <dt key={id}>
            {client}, <Link to={paths.invoice(id)}>{number}</Link>
          </dt>,
          <dd key={`${id} =`}>
            <strong>{what}</strong>
            <br />
            {why}
          </dd>,
        ])}
      </dl>
    </details>
  );
}
