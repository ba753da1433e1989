import { useTranslation } from "#app/ui/runtime/translation.ts";

interface NamedStatement {
  number: string;
  day: string;
}

export function useStatementName(): (statement: NamedStatement) => string {
  const { t } = useTranslation();
  return ({ number, day }) => {
    if (!number && !day) return t("payments:proof.statementOnly");
    if (!number) return t("payments:proof.statementOf", { day });
    return day
      ? t("payments:proof.statement", { number, day })
      : t("payments:proof.statementNumber", { number });
  };
}

export function useStatementNumber(): (statement: NamedStatement) => string {
  const { t } = useTranslation();
  return ({ number, day }) => {
    if (!number) return t("payments:list.dated", { day });
    return day ? t("payments:list.numbered", { number, day }) : t("payments:list.numberedOnly", { number });
  };
}
