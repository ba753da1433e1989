import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { Expected } from "#app/features/front/dashboard/expected.server.ts";
import { BarTable } from "#app/ui/elements/tables/bar-table.tsx";

type ShownWeek = Expected["weeks"][number] & { day: string };

/** Money expected, a row a week; the rows add up to the open amount. */
export function ExpectedWeeks({ expected }: { expected: Omit<Expected, "weeks"> & { weeks: ShownWeek[] } }) {
  const { t } = useTranslation();
  const { overdue, weeks, later, total } = expected;
  const late = {
    label: t("dashboard:expected.overdue"),
    note: t("dashboard:expected.count", { count: overdue.count }),
    amount: overdue.amount,
    isLate: true,
  };
  const ahead = weeks.map(({ day, week, amount }) => ({
    label: t("dashboard:expected.until", { day }),
    note: t("dashboard:expected.week", { week }),
    amount,
    isLate: false,
  }));
  const after = { label: t("dashboard:expected.later"), note: "", amount: later, isLate: false };
  return (
    <>
      <BarTable
        caption={t("dashboard:expected.caption")}
        bars={[...(overdue.count ? [late] : []), ...ahead, ...(later ? [after] : [])]}
        total={total}
      />
      <May right="books">
        <p>
          <Link to={paths.openByAge()}>{t("statements:ages.link")}</Link>
        </p>
      </May>
    </>
  );
}
