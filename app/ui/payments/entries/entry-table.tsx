import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type EntryList, isNoPayment } from "#app/features/money/bank-files/entries/entry-list.ts";
import type { EntryRow } from "#app/features/money/bank-files/entries/entry-row.ts";
import { useStatementName } from "#app/ui/payments/files/statement-name.ts";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { EntryResult } from "./entry-result.tsx";

interface EntryTableProps {
  list: EntryList;
  rows: EntryRow[];
  hasStatements: boolean;
}

export function EntryTable({ list, rows, hasStatements }: EntryTableProps) {
  const { t } = useTranslation();
  const isPayment = !isNoPayment(list) && list !== "without_details";
  return (
    <CardTable
      caption={t(`payments:proof.outcome.${list}`)}
      heads={[
        t("payments:entries.place"),
        t("payments:head.day"),
        { text: t(isPayment ? "payments:head.payer" : "payments:entries.bankText"), className: "w-30" },
        t("payments:head.result"),
        numberHead(t("payments:head.amount")),
      ]}
    >
      {rows.map((row) => (
        <tr key={`${row.statement.number} ${row.statement.day} ${row.entry} ${row.part}`}>
          <td data-cell="rest">
            <Place row={row} hasStatements={hasStatements} />
          </td>
          <td data-cell="meta" className="date">
            {row.day}
          </td>
          <td data-cell="title" className="wrap-any">
            {isPayment ? <Payer row={row} /> : row.text || t("payments:withoutText")}
          </td>
          <td data-cell="rest">
            <EntryResult row={row} />
          </td>
          <td data-cell="amount" className="num">
            {row.amount}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function Place({
  row: { statement, entry, part },
  hasStatements,
}: {
  row: EntryRow;
  hasStatements: boolean;
}) {
  const { t } = useTranslation();
  const nameOf = useStatementName();
  return (
    <>
      <span className="nowrap">
        {part ? t("payments:entries.inBatch", { entry, part }) : t("payments:entries.number", { entry })}
      </span>
      {hasStatements ? <small className="payment-text">{nameOf(statement)}</small> : null}
    </>
  );
}

function Payer({ row: { name, text, reference } }: { row: EntryRow }) {
  const { t } = useTranslation();
  const said = [
    reference && t("payments:reference", { reference }),
    text && t("payments:message", { text }),
  ].filter(Boolean);
  return (
    <>
      {name || t("payments:unknownPayer")}
      <small className="payment-text">{said.join(" · ") || t("payments:withoutText")}</small>
    </>
  );
}
