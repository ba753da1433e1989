import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface ComparedTableProps {
  rows: {
    ziffer: string;
    label: string;
    book: string;
    filed: string;
    difference: string;
    differs: boolean;
  }[];
}

export function ComparedTable({ rows }: ComparedTableProps) {
  const { t } = useTranslation();
  const heads = { book: t("tax:reconcile.book"), filed: t("tax:reconcile.filed") };
  return (
    <CardTable
      caption={t("tax:reconcile.lines")}
      heads={[
        numberHead(t("tax:head.ziffer")),
        t("tax:head.what"),
        numberHead(heads.book),
        numberHead(heads.filed),
        numberHead(t("tax:reconcile.difference")),
      ]}
    >
      {rows.map(({ ziffer, label, book, filed, difference, differs }) => (
        <tr key={`${ziffer} ${label}`}>
          <td data-cell="none" className="num">
            {ziffer}
          </td>
          <td data-cell="title">
            <span className="ref only-phone">{ziffer} </span>
            {label}
          </td>
          <td data-cell="rest" data-label={heads.book} className="num nowrap">
            {book}
          </td>
          <td data-cell="rest" data-label={heads.filed} className="num nowrap">
            {filed}
          </td>
          <td data-cell="amount" className="num nowrap">
            {differs ? <strong>{difference}</strong> : difference}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
