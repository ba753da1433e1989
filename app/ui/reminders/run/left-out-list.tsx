import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { LeftOut } from "#app/features/money/reminders/screens/run-row.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

export function LeftOutList({ rows }: { rows: LeftOut[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>{t("reminders:run.leftOut", { count: rows.length })}</summary>
      <dl className="facts">
        {rows.map(({ id, client, number, text }) => [
          <dt key={id}>
            {client}, <Link to={paths.invoice(id)}>{number}</Link>
          </dt>,
          <dd key={`${id} =`}>{text}</dd>,
        ])}
      </dl>
    </details>
  );
}
