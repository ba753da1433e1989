import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/links/link.tsx";
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
    <table className="table is-cards">
      <caption className="visually-hidden">{t("admin:room.accounts")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("accounts:email")}</th>
          <th scope="col">{t("admin:account.owner")}</th>
          <th scope="col">{t("admin:account.created")}</th>
          <th scope="col">{t("admin:account.state")}</th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  );
}
