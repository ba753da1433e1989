import { AGES, type AgeSums } from "#app/features/money/statements/ages.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { BarTable } from "#app/ui/elements/tables/bar-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface OpenAgesProps {
  sums: AgeSums;
  hasEur: boolean;
}

export function OpenAges({ sums, hasEur }: OpenAgesProps) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <BarTable
        caption={t("statements:ages.title")}
        bars={AGES.map((age) => ({
          label: t(`statements:ages.${age}`),
          amount: sums[age],
          isLate: age !== "notDue" && sums[age] !== 0,
        }))}
        total={sums.total}
      />
      <p>
        <Link to={paths.openByAge()}>{t("accounting:open.byClient")}</Link>
        {hasEur ? (
          <>
            {" "}
            <Link to={paths.openByAge(1, "EUR")}>{t("accounting:open.inEur")}</Link>
          </>
        ) : null}
      </p>
    </div>
  );
}
