import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface DonationTableProps {
  rows: { id: string; name: string; sum: string; pdf: string }[];
  sum: string;
  mixed: string[];
  isTooMany: boolean;
  /** The addresses of the letters, a hundred in each file. */
  files: string[];
}

export function DonationTable({ rows, sum, mixed, isTooMany, files }: DonationTableProps) {
  const { t } = useTranslation();
  return (
    <>
      {mixed.length > 0 ? (
        <Message tone="note">
          {t("statements:donations.mixed", { count: mixed.length, numbers: mixed.slice(0, 20).join(", ") })}
        </Message>
      ) : null}
      {isTooMany ? <Message tone="note">{t("statements:donations.tooMany")}</Message> : null}
      {rows.length === 0 ? (
        <p>{t("statements:donations.nothing")}</p>
      ) : (
        <>
          <CardTable
            caption={t("statements:donations.title")}
            heads={[t("invoices:head.client"), numberHead("CHF"), t("statements:donations.letterHead")]}
            foot={
              <tr>
                <th scope="row" data-cell="title">
                  {t("invoices:total")}
                </th>
                <td data-cell="amount" className="num">
                  {sum}
                </td>
                <td />
              </tr>
            }
          >
            {rows.map(({ id, name, sum, pdf }) => (
              <tr key={id}>
                <th scope="row" data-cell="title">
                  <Link to={paths.client(id)}>{name}</Link>
                </th>
                <td data-cell="amount" className="num">
                  {sum}
                </td>
                <td data-cell="rest">
                  <a href={pdf} download>
                    PDF<span className="visually-hidden"> {name}</span>
                  </a>
                </td>
              </tr>
            ))}
          </CardTable>
          <div className="actions">
            {files.map((file, index) => (
              <a key={file} className="button" href={file} download>
                {files.length > 1
                  ? t("statements:donations.part", { part: index + 1, of: files.length })
                  : t("statements:donations.all")}
              </a>
            ))}
          </div>
        </>
      )}
    </>
  );
}
