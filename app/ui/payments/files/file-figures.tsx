import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { BankFileCounts } from "#app/features/money/bank-files/bank-file.ts";

export function FileFigures({ counts }: { counts: BankFileCounts }) {
  const { t } = useTranslation();
  const { booked, proposed, unassigned, known, twice } = counts;
  const figures = [
    [t("payments:file.new"), booked + proposed + unassigned],
    [t("payments:file.known"), known],
    [t("payments:file.twice"), twice],
  ] as const;
  return (
    <dl className="figures is-three">
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
