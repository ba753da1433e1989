import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
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
    <RecordTable
      caption={t("admin:room.accounts")}
      rows={rows}
      columns={[
        {
          head: t("accounts:email"),
          place: "title wrap-any",
          of: ({ id, email }) => (
            <Link className="row-link" to={paths.deskAccount(id)}>
              {email}
            </Link>
          ),
        },
        {
          head: t("admin:account.owner"),
          place: "rest wrap-any",
          of: ({ companyName, name }) => (companyName ? `${companyName}, ${name}` : name),
        },
        { head: t("admin:account.created"), place: "rest date", of: ({ created }) => created },
        { head: t("admin:account.state"), place: "rest", of: (row) => <AccountState {...row} /> },
      ]}
    />
  );
}
