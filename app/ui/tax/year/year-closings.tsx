import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface YearClosingsProps {
  year: string;
  name: string;
  canClose: boolean;
  isClosed: boolean;
  closings: {
    closedAt: string;
    closedBy: string;
    reopenedAt: string | null;
    reopenedBy: string;
    reason: string;
  }[];
}

/** Who closed the year, who opened it again and why, and what can be done now. */
export function YearClosings({ year, name, canClose, isClosed, closings }: YearClosingsProps) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <section className="stack">
      {closings.map(({ closedAt, closedBy, reopenedAt, reopenedBy, reason }) => (
        <p key={closedAt} className="small soft">
          {t("year:close.by", { at: closedAt, name: closedBy })}{" "}
          {reopenedAt ? t("year:reopen.by", { at: reopenedAt, name: reopenedBy, reason }) : null}
        </p>
      ))}
      {isClosed && may("years") ? (
        <div className="actions">
          <Link to={paths.reopenYear(year)}>{t("year:reopen.title", { year: name })}</Link>
        </div>
      ) : null}
      {canClose && !isClosed && may("years") ? (
        <div className="actions">
          <Link className="button" to={paths.closeYear(year)}>
            {t("year:close.title", { year: name })}
          </Link>
        </div>
      ) : null}
    </section>
  );
}
