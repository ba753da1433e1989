import type { AccountingPage } from "#app/features/front/accounting/accounting-page.server.ts";
import { paths } from "#app/paths.ts";
import { formatChf } from "#app/swiss/money.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { NextBlock } from "#app/ui/elements/page/next-block.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Days before the last one. */
const SOON = 30;

/** The VAT return that is due next: what, why, one button. */
export function NextReturn({ isRegistered, isUnknown, next, late }: AccountingPage["vat"]) {
  const { t } = useTranslation();
  if (isUnknown)
    return (
      <NextBlock
        what={t("accounting:vat.unknownMethod")}
        why={t("accounting:vat.unknownWhy")}
        action={
          <May right="settings">
            <Link className="button button-primary" to={paths.vatMethod}>
              {t("tax:setMethod")}
            </Link>
          </May>
        }
      />
    );
  if (!next && late === 0) {
    const kind = isRegistered ? "nothing" : "none";
    return <NextBlock what={t("accounting:vat.nothingDue")} why={t(`accounting:vat.${kind}`)} />;
  }
  if (!next)
    return (
      <NextBlock
        what={t("accounting:vat.late", { count: late })}
        why={t("accounting:vat.lateWhy")}
        action={
          <Link className="button button-primary" to={paths.tax}>
            {t("accounting:vat.show")}
          </Link>
        }
      />
    );
  const { id, name, until, daysLeft, isOver, payable, isUndecided } = next;
  const amount = payable === null ? "" : formatChf(Math.abs(payable));
  const isDue = isOver && daysLeft <= SOON;
  const what = payable === null ? "unknown" : payable < 0 ? "back" : "owed";
  const why = !isOver ? "running" : isUndecided ? "undecided" : "ready";
  return (
    <NextBlock
      what={t(`accounting:vat.${what}`, { name, amount })}
      why={[
        t("accounting:vat.until", { day: until, when: t("accounting:vat.days", { count: daysLeft }) }),
        t(`accounting:vat.${why}`),
        late > 0 ? t("accounting:vat.alsoLate", { count: late }) : "",
      ].join(" ")}
      action={
        <Link
          className={isDue ? "button button-primary" : "button"}
          to={id === null ? paths.tax : paths.taxPeriod(id)}
        >
          {t(isOver ? "accounting:vat.check" : "accounting:vat.show")}
        </Link>
      }
    />
  );
}
