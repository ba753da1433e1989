import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { SourceLink, type SourceLinkProps } from "./source-link.tsx";
import "#app/ui/styles/pages/accounting.css";

interface Account {
  number: string;
  name: string;
}

interface JournalRow extends SourceLinkProps {
  id: string;
  day: string;
  /** Where the booking counts on another day than that of its fact. */
  belongsTo: string;
  /** Who booked it, and when. */
  by?: string;
  debit: Account;
  credit: Account;
  amount: string;
}

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
              <SourceLink number={number} text={text} source={source} />
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
