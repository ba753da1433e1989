import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { SeveralOverdue } from "#app/features/money/reminders/screens/several-overdue.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

export function SeveralOverdueList({ rows }: { rows: SeveralOverdue[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <section className="run" aria-labelledby="several">
      <div>
        <h2 className="run-head" id="several">
          {t("reminders:together.several")}
        </h2>
        <p className="small soft">{t("reminders:together.severalText")}</p>
      </div>
      <dl className="facts">
        {rows.map(({ clientId, client, count, amount }) => [
          <dt key={clientId}>
            <Link to={paths.client(clientId)}>{client}</Link>
          </dt>,
          <dd key={`${clientId} =`}>
            {t("reminders:together.severalOf", { count, amount })}{" "}
            <Link
              to={paths.remindClient(clientId)}
              aria-label={t("reminders:together.severalLabel", { client })}
            >
              {t("reminders:together.button")}
            </Link>
          </dd>,
        ])}
      </dl>
    </section>
  );
}
