import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface Account {
  number: string;
  name: string;
}

interface JournalRow {
  id: string;
  day: string;
  text: string;
  number: string;
  source: { type: "invoice" | "payment" | "expense" | "return"; id: string };
  /** Where the booking counts on another day than that of its fact. */
  belongsTo: string;
  debit: Account;
  credit: Account;
  amount: string;
}

/** A payment has no page of its own. */
const SOURCES = {
  invoice: paths.invoice,
  expense: paths.expense,
  payment: () => paths.payments,
  return: paths.taxPeriod,
};

export function JournalTable({ rows }: { rows: JournalRow[] }) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={t("journal:title")}
      rows={rows}
      columns={[
        { head: t("journal:head.day"), place: "meta date", of: ({ day }) => day },
        {
          head: t("journal:head.text"),
          place: "title",
          of: ({ source, text, number, belongsTo }) => (
            <>
              <Link to={SOURCES[source.type](source.id)}>{number ? `${number} ${text}` : text}</Link>
              {belongsTo ? <span className="small soft"> {belongsTo}</span> : null}
            </>
          ),
        },
        { head: t("journal:head.debit"), place: "rest", isLabelled: true, of: ({ debit }) => shown(debit) },
        {
          head: t("journal:head.credit"),
          place: "rest",
          isLabelled: true,
          of: ({ credit }) => shown(credit),
        },
        { head: t("journal:head.amount"), place: "amount num", of: ({ amount }) => amount },
      ]}
    />
  );
}

function shown({ number, name }: Account): string {
  return `${number} ${name}`;
}
