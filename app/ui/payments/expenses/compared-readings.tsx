import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ReadingComparison } from "#app/features/taxes/expenses/receipts/e-invoice/compare-readings.ts";
import type { Believed } from "#app/features/taxes/expenses/receipts/receipt-reading.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";

const NAMES = ["amount", "iban", "reference"] as const;

const SOURCES = ["eInvoice", "qr"] as const;

interface ComparedReadingsProps {
  receiptId: string;
  comparison: ReadingComparison;
  believed: Believed;
}

/** A person chooses where the two contradict each other. */
export function ComparedReadings({ receiptId, comparison, believed }: ComparedReadingsProps) {
  const { t } = useTranslation();
  const none = t("expenses:eInvoice.compare.none");
  const rows = NAMES.map((id) => ({ id, compared: comparison[id] }));
  const isDifferent = rows.some(({ compared }) => compared.answer === "different");
  return (
    <section className="stack">
      <h2>{t("expenses:eInvoice.compare.caption")}</h2>
      <RecordTable
        caption={t("expenses:eInvoice.compare.caption")}
        rows={rows}
        columns={[
          {
            head: t("expenses:eInvoice.compare.what"),
            place: "title",
            of: ({ id }) => t(`expenses:eInvoice.compare.${id}`),
          },
          ...SOURCES.map((source) => ({
            head: t(`expenses:eInvoice.compare.${source}`),
            place: "rest wrap-any" as const,
            isLabelled: true,
            of: ({ compared }: (typeof rows)[number]) => compared[source] || none,
          })),
          {
            head: t("expenses:eInvoice.compare.answer"),
            place: "status",
            of: ({ compared }) => t(`expenses:eInvoice.answer.${compared.answer}`),
          },
        ]}
      />
      {believed ? <p>{t(`expenses:eInvoice.chosen.${believed}`)}</p> : null}
      {isDifferent ? (
        <p className="actions">
          {SOURCES.filter((source) => source !== believed).map((source) => (
            <Link className="button" key={source} to={paths.createExpense(receiptId, source)}>
              {t(`expenses:eInvoice.choose.${source}`)}
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  );
}
