import { formatIban } from "#app/swiss/iban.ts";
import { bankName } from "#app/features/money/bank-files/csv/csv-presets.ts";
import type { CsvSource } from "#app/features/money/bank-files/bank-file.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { UnreadableRows } from "./unreadable-rows.tsx";

export function CsvSourceFacts({ csv }: { csv: CsvSource & { isKept: boolean } }) {
  const { t } = useTranslation();
  const { bank, account, headings, mapping } = csv;
  const columns = headings.flatMap((heading, index) => {
    const column = mapping.columns[index];
    return column ? [t("bank-csv:source.column", { heading, column: t(`bank-csv:column.${column}`) })] : [];
  });
  return (
    <div className="stack">
      <h2 className="as-h2">{t("bank-csv:source.title")}</h2>
      <p className="small wrap-any">
        {[bankName(bank), formatIban(account), ...columns].filter(Boolean).join(" · ")}
      </p>
      <p className="small">{t("bank-csv:source.proposals")}</p>
      <p className="small">
        {csv.isKept ? (
          <Link to={paths.csvMapping(csv.mappingId)}>{t("bank-csv:source.change")}</Link>
        ) : (
          t("bank-csv:source.deleted")
        )}
      </p>
      <UnreadableRows rows={csv.unreadable} count={csv.unreadableCount} />
    </div>
  );
}
