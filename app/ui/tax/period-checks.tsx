import type { Right } from "#app/features/people/seats/rights.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import "#app/ui/styles/pages/accounting.css";
import { type TextKey, useTranslation } from "#app/ui/runtime/translation.ts";

interface PeriodChecksProps {
  id: string;
  state: "open" | "closed";
  checks: { name: string; isMet: boolean }[];
  overFrom: string;
}

export function PeriodChecks({ id, state, checks, overFrom }: PeriodChecksProps) {
  const { t } = useTranslation();
  const isDecided = checks.every(({ name, isMet }) => name !== "zeroReasons" || isMet);
  const met = checks.filter(({ isMet }) => isMet).length;
  return (
    <section className="stack">
      <h2>{t("tax:page.checks", { met, all: checks.length })}</h2>
      <ul className="checks">
        {checks.map(({ name, isMet }) => (
          <li key={name} className={isMet ? undefined : "is-open"}>
            <span>{isMet ? t(`tax:check.${name}`) : t(`tax:open.${name}`, { day: overFrom })}</span>
            {isMet || state === "closed" ? null : (
              <WayOut id={id} name={isDecided ? name : decidedFirst(name)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Turnover without a reason is in no line, so that nothing adds up. */
function decidedFirst(name: string): string {
  return name === "turnoverAddsUp" ? "zeroReasons" : name;
}

interface Way {
  text: TextKey;
  to: (id: string) => string;
  right: Right;
}

const WAYS: Record<string, Way | undefined> = {
  registeredBefore: { text: "tax:method.title", to: () => paths.vatMethod, right: "settings" },
  turnoverAddsUp: { text: "tax:adjust.title", to: paths.adjustTax, right: "returns" },
  zeroReasons: { text: "tax:page.decide", to: paths.decideTax, right: "decide" },
  statutoryRates: { text: "tax:page.decide", to: paths.decideTax, right: "decide" },
  technicalCodes: { text: "tax:codes.title", to: paths.taxCodes, right: "decide" },
  activities: { text: "tax:page.decide", to: paths.decideTax, right: "decide" },
  somethingDiffers: { text: "tax:page.type", to: paths.typeTax, right: "decide" },
  exchangeRates: { text: "tax:rates.title", to: () => paths.exchangeRates, right: "settings" },
  vatNumber: { text: "tax:check.profile", to: () => `${paths.ownBusiness}#business-vatNumber`, right: "act" },
};

function WayOut({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const way = WAYS[name];
  if (!way) return null;
  return (
    <May right={way.right}>
      <Link className="button" to={way.to(id)}>
        {t(way.text)}
      </Link>
    </May>
  );
}
