import { useTranslation } from "#app/ui/runtime/translation.ts";

export function PeriodChecks({ checks }: { checks: { name: string; isMet: boolean }[] }) {
  const { t } = useTranslation();
  const met = checks.filter(({ isMet }) => isMet).length;
  return (
    <details className="disclosure" open={met < checks.length}>
      <summary>{t("tax:page.checks", { met, all: checks.length })}</summary>
      <ul className="soft">
        {checks.map(({ name, isMet }) => (
          <li key={name}>
            {t(isMet ? "tax:check.met" : "tax:check.notMet", { text: t(`tax:check.${name}`) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
