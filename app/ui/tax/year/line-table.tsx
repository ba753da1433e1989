import { paths } from "#app/paths.ts";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { SourceLink, type SourceLinkProps } from "#app/ui/tax/journal/source-link.tsx";

interface Amounts {
  agreed: string;
  received: string;
}

interface LineTableProps {
  label: string;
  /** Whether the line has one column only. */
  isOne: boolean;
  sum: Amounts;
  rows: (Amounts &
    SourceLinkProps & {
      id: string;
      day: string;
      belongsTo: string;
      /** The expense that has one, or empty. */
      receipt: string;
    })[];
}

/** What adds up to a line of the year. */
export function LineTable({ label, isOne, sum, rows }: LineTableProps) {
  const { t } = useTranslation();
  const cells = ({ agreed, received }: Amounts) => [
    <td key="agreed" data-cell="amount" data-label={t("year:head.agreed")} className="num">
      {agreed}
    </td>,
    isOne ? null : (
      <td key="received" data-cell="rest" data-label={t("year:head.received")} className="num">
        {received}
      </td>
    ),
  ];
  return (
    <CardTable
      caption={label}
      heads={[
        t("tax:head.day"),
        t("journal:head.text"),
        numberHead(t("year:head.agreed")),
        !isOne && numberHead(t("year:head.received")),
      ]}
      foot={
        <tr>
          <th scope="row" colSpan={2} data-cell="title">
            {t("year:line.sum")}
          </th>
          {cells(sum)}
        </tr>
      }
    >
      {rows.map(({ id, day, belongsTo, receipt, agreed, received, ...source }) => (
        <tr key={id}>
          <td data-cell="meta" className="date">
            {day}
          </td>
          <td data-cell="title">
            <SourceLink {...source} />
            {belongsTo ? <span className="small soft"> {belongsTo}</span> : null}
            {receipt ? (
              <>
                {" "}
                <a href={paths.receipt(receipt)} className="small">
                  {t("expenses:field.receipt")}
                </a>
              </>
            ) : null}
          </td>
          {cells({ agreed, received })}
        </tr>
      ))}
    </CardTable>
  );
}
