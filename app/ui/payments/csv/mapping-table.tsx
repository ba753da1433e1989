import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/links/link.tsx";
import { PostButton } from "#app/ui/payments/post-button.tsx";
import { CardTable } from "#app/ui/tables/card-table.tsx";
import { useTranslation } from "#app/ui/translation.ts";

interface MappingTableProps {
  mappings: { id: string; name: string; account: string; headings: string; used: string }[];
}

export function MappingTable({ mappings }: MappingTableProps) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("bank-csv:mappings.title")}
      heads={[
        t("bank-csv:mappings.name"),
        t("payments:list.account"),
        t("bank-csv:mappings.headings"),
        t("bank-csv:mappings.used"),
      ]}
      hasActions
    >
      {mappings.map(({ id, name, account, headings, used }) => (
        <tr key={id}>
          <td data-cell="title">
            <Link to={paths.csvMapping(id)}>{name}</Link>
          </td>
          <td data-cell="meta" className="nowrap">
            {account}
          </td>
          <td data-cell="rest" className="wrap-any">
            {headings}
          </td>
          <td data-cell="rest" data-label={t("bank-csv:mappings.used")} className="date">
            {used}
          </td>
          <td data-cell="actions">
            <div className="actions">
              <PostButton
                action={paths.forgetCsvMapping(id)}
                label={t("bank-csv:mappings.forgetOf", { name, account })}
              >
                {t("payments:rules.forget")}
              </PostButton>
            </div>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
