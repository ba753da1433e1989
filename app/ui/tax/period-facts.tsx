import { useTranslation } from "#app/ui/runtime/translation.ts";

interface PeriodFactsProps {
  method: string;
  fileUntil: string;
  closedOn: string;
  state: "open" | "closed";
  hash: string;
}

export function PeriodFacts({ method, fileUntil, closedOn, state, hash }: PeriodFactsProps) {
  const { t } = useTranslation();
  return (
    <dl className="facts is-tight">
      <dt>{t("tax:page.method")}</dt>
      <dd>{method}</dd>
      <dt>{t("tax:page.fileUntil")}</dt>
      <dd>{fileUntil}</dd>
      {state === "closed" ? (
        <>
          <dt>{t("tax:page.closedOn")}</dt>
          <dd>{closedOn}</dd>
          <dt>{t("tax:page.hash")}</dt>
          <dd className="wrap-any small">{hash}</dd>
        </>
      ) : null}
    </dl>
  );
}
