import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useStatementNumber } from "#app/ui/payments/files/statement-name.ts";

interface EntryFactsProps {
  file: string;
  statement: { number: string; day: string } | undefined;
}

export function EntryFacts({ file, statement }: EntryFactsProps) {
  const { t } = useTranslation();
  const numberOf = useStatementNumber();
  return (
    <dl className="facts is-tight">
      <dt>{t("payments:import.file")}</dt>
      <dd className="wrap-any">{file}</dd>
      {statement ? (
        <>
          <dt>{t("payments:proof.statementOnly")}</dt>
          <dd>{numberOf(statement)}</dd>
        </>
      ) : null}
    </dl>
  );
}
