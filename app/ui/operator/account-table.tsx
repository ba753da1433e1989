import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/links/link.tsx";
import { CardTable } from "#app/ui/tables/card-table.tsx";
import { AccountState } from "./account-state.tsx";

export interface DeskAccountRow {
  id: string;
  email: string;
  name: string;
  companyName: string;
  created: string;
  isVerified: boolean;
  isDisabled: boolean;
}

export function AccountTable({ rows }: { rows: DeskAccountRow[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("admin:room.accounts")}
      heads={[
        t("accounts:email"),
        t("admin:account.owner"),
        t("admin:account.created"),
        t("admin:account.state"),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td data-cell="title" className="wrap-any">
            <Link className="row-link" to={paths.deskAccount(row.id)}>
              {row.email}
            </Link>
          </td>
          <td data-cell="rest" className="wrap-any">
            {row.companyName ? `${row.companyName}, ${row.name}` : row.name}
          </td>
          <td data-cell="rest" className="date">
            {row.created}
          </td>
          <td data-cell="rest">
            <AccountState {...row} />
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
