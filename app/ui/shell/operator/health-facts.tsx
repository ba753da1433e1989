import { Fragment } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface HealthFactsProps {
  rows: [key: string, value: string | number | null][];
}

export function HealthFacts({ rows }: HealthFactsProps) {
  const { t } = useTranslation();
  return (
    <dl className="facts">
      {rows.map(([key, value]) => (
        <Fragment key={key}>
          <dt>{t(`admin:health.${key}`)}</dt>
          <dd>{value ?? t("admin:health.none")}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
