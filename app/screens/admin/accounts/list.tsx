import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findAccounts } from "#app/features/people/operator/accounts/find-accounts.server.ts";
import { searchOf } from "#app/platform/lists/pages.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { AccountSearch } from "#app/ui/shell/operator/account-search.tsx";
import { AccountTable, type DeskAccountRow } from "#app/ui/shell/operator/account-table.tsx";
import { FurtherLink } from "#app/ui/shell/operator/further-link.tsx";
import { ListKeys } from "#app/ui/shell/keyboard/list-keys.tsx";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { deskLoader, deskReadOnly } from "#app/screens/admin/desk.server.ts";

export const handle = { title: "admin:room.accounts" };

export const loader = deskLoader(async (ctx, { url }) => {
  const search = searchOf(url.searchParams);
  const { accounts, nextCursor } = await findAccounts(ctx, search, url.searchParams.get("after"));
  const rows = accounts.map((account): DeskAccountRow => {
    const { id, email, name, companyName, isVerified, createdAt, disabledAt } = account;
    const created = formatInstant(createdAt, ctx.locale);
    return { id, email, name, companyName, isVerified, created, isDisabled: disabledAt !== null };
  });
  return { search, rows, further: nextCursor && paths.deskAccounts(search, nextCursor) };
});

export const action = deskReadOnly();

export default function DeskAccounts() {
  const { t } = useTranslation();
  const { search, rows, further } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("admin:room.accounts")} />
      <Band className="is-open is-first" bodyClass="stack">
        <AccountSearch search={search} />
        {rows.length > 0 ? (
          <AccountTable rows={rows} />
        ) : (
          <EmptyState
            title={t("admin:search.nothingTitle")}
            text={t("admin:search.nothingText")}
            action={{ to: paths.deskAccounts(), label: t("admin:search.newest") }}
          />
        )}
        <FurtherLink to={further} />
        <ListKeys />
      </Band>
    </>
  );
}
