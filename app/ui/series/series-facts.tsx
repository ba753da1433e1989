import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { SeriesRow } from "#app/features/selling/series/series-rows.ts";
import type { SeriesMode } from "#app/features/selling/series/series.ts";
import { paths } from "#app/paths.ts";
import { useRuleText } from "./use-rule-text.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

interface SeriesFactsProps {
  row: SeriesRow;
  clientId: string | null;
  group: string;
  mode: SeriesMode;
  next: { day: string; text: string }[];
}

export function SeriesFacts({ row, clientId, group, mode, next }: SeriesFactsProps) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  return (
    <dl className="facts is-tight">
      <dt>{t(group ? "series:field.group" : "invoices:client")}</dt>
      <dd>
        {clientId || group ? (
          <Link to={clientId ? paths.client(clientId) : paths.clientsIn(group)}>{row.client}</Link>
        ) : (
          t("clients:picker.without")
        )}
      </dd>
      <dt>{t("series:head.rule")}</dt>
      <dd>{ruleText(row.rule, row.endOn)}</dd>
      <dt>{t("series:field.mode")}</dt>
      <dd>{t(`series:mode.${mode}`)}</dd>
      <dt>{t("series:detail.next")}</dt>
      <dd>
        {next.length > 0 ? (
          <ol className="plain-list">
            {next.map(({ day, text }) => (
              <li key={day}>
                <time dateTime={day}>{text}</time>
              </li>
            ))}
          </ol>
        ) : (
          t("series:detail.none")
        )}
      </dd>
    </dl>
  );
}
