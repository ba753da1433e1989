import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { May } from "#app/ui/runtime/may.tsx";
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
            {t(isMet ? "tax:check.met" : "tax:check.notMet", { text: t(`tax:check.${name}`) })}{" "}
            {name === "exchangeRates" && !isMet ? (
              <May right="act">
                <Link to={paths.exchangeRates}>{t("tax:rates.title")}</Link>
              </May>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
