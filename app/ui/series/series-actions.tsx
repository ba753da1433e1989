import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { SeriesAction } from "#app/features/selling/series/series.ts";
import { paths } from "#app/paths.ts";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

interface SeriesActionsProps {
  id: string;
  version: number;
  actions: SeriesAction[];
  /** The planned day of the next invoice, so that a page submitted twice skips one. */
  nextOn: string | null;
}

const BUTTONS = { pause: paths.pauseSeries, resume: paths.resumeSeries, skip: paths.skipSeries };

export function SeriesActions({ id, version, actions, nextOn }: SeriesActionsProps) {
  const { t } = useTranslation();
  const may = useMay();
  if (!may("act")) return null;
  if (actions.length === 0) return null;
  return (
    <div className="actions is-row">
      {actions.includes("edit") ? (
        <Link className="button" to={paths.editSeries(id)}>
          {t("series:action.edit")}
        </Link>
      ) : null}
      {(["pause", "resume", "skip"] as const)
        .filter((action) => actions.includes(action))
        .map((action) => (
          <form key={action} method="post" action={BUTTONS[action](id)}>
            <SeenVersion version={version} />
            {action === "skip" ? <input type="hidden" name="date" value={nextOn ?? ""} /> : null}
            <button className="button">{t(`series:action.${action}`)}</button>
          </form>
        ))}
      {actions.includes("end") ? (
        <Link className="button button-quiet" to={paths.endSeries(id)}>
          {t("series:action.end")}
        </Link>
      ) : null}
    </div>
  );
}
