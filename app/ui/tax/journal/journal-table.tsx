import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import "#app/ui/styles/pages/accounting.css";

interface Account {
  number: string;
  name: string;
}

interface JournalRow {
  id: string;
  day: string;
  text: string;
  number: string;
  source: { type: "invoice" | "payment" | "expense" | "manual" | "return"; id: string };
  /** Where the booking counts on another day than that of its fact. */
  belongsTo: string;
  /** Who booked it, and when. */
  by?: string;
  debit: Account;
  credit: Account;
  amount: string;
}

/** A payment has no page of its own. */
const SOURCES = {
  invoice: paths.invoice,
  expense: paths.expense,
  payment: () => paths.payments,
  manual: paths.manualBooking,
  return: paths.taxPeriod,
};

const COLUMNS = 4;

/** The journal by day, the oldest first. */
export function JournalTable({ rows }: { rows: JournalRow[] }) {
  const { t } = useTranslation();
  const days = [...Map.groupBy(rows, ({ day }) => day)];
  return (
    <CardTable
      caption={t("journal:title")}
      heads={[
        t("journal:head.text"),
        t("journal:head.debit"),
        t("journal:head.credit"),
        numberHead(t("journal:head.amount")),
      ]}
    >
      {days.map(([day, bookings]) => [
        <tr key={day} className="is-day">
          <th scope="colgroup" colSpan={COLUMNS}>
            {day}
          </th>
        </tr>,
        ...bookings.map(({ id, source, number, text, belongsTo, by, debit, credit, amount }) => (
          <tr key={id}>
            <td data-cell="title">
              <Link to={SOURCES[source.type](source.id)}>{number ? `${number} ${text}` : text}</Link>
              {belongsTo ? <span className="small soft"> {belongsTo}</span> : null}
              {by ? <span className="small soft"> {by}</span> : null}
            </td>
            <AccountCell label={t("journal:head.debit")} account={debit} />
            <AccountCell label={t("journal:head.credit")} account={credit} />
            <td data-cell="amount" className="num">
              {amount}
            </td>
          </tr>
        )),
      ])}
    </CardTable>
  );
}

function AccountCell({ label, account: { number, name } }: { label: string; account: Account }) {
  return (
    <td data-cell="rest" data-label={label} className="account">
      <b>{number}</b> {name}
    </td>
  );
}
