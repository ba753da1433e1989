import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { clientRows } from "#app/features/money/statements/client-rows.ts";
import { sumsOf } from "#app/features/money/statements/client-sums.server.ts";
import { readClientFilters } from "#app/features/selling/clients/client-filters.ts";
import { listGroups } from "#app/features/selling/clients/client-groups.server.ts";
import type { ClientGroup } from "#app/features/selling/clients/client-groups.ts";
import { listClients } from "#app/features/selling/clients/clients.server.ts";
import { pageInstead, pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { NewClientLink } from "#app/ui/clients/new-client-link.tsx";
import { SelectableClients } from "#app/ui/clients/selectable-clients.tsx";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { ListKeys } from "#app/ui/shell/keyboard/list-keys.tsx";
import { FilterLinks } from "#app/ui/elements/lists/filter-links.tsx";
import { ListTitle } from "#app/ui/elements/lists/list-title.tsx";
import { SearchForm } from "#app/ui/elements/lists/search-form.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "clients:list.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const search = searchOf(url.searchParams);
  const { group = "" } = readClientFilters(url.searchParams);
  const found = await listClients(ctx, { search, group, page: pageOf(url.searchParams).page });
  const { page, limit, total } = found;
  const last = pageInstead(found);
  if (last) throw redirect(paths.clientsPage(search, last, group));
  const ids = found.clients.map(({ id }) => id);
  const groups = await listGroups(ctx);
  const rows = clientRows(found, await sumsOf(ctx, ids), ctx);
  const isAll = url.searchParams.get("chosen") === "all";
  return { search, group, groups, page, limit, total, rows, isAll };
});

export default function ClientList() {
  const { t } = useTranslation();
  const { search, group, groups, rows, page, limit, total, isAll } = useLoaderData<typeof loader>();
  const isNarrowed = search !== "" || group !== "";
  const title = <ListTitle title={t("clients:list.title")} create={<NewClientLink />} />;
  return (
    <>
      <PageHead title={title} />
      <div className="band is-open is-first">
        <div className="head">
          <p>{t("clients:list.count", { count: total })}</p>
          <May right="books">
            <p>
              <Link to={paths.openByAge()}>{t("statements:ages.link")}</Link>
            </p>
            <p>
              <Link to={paths.donations}>{t("statements:donations.title")}</Link>
            </p>
          </May>
        </div>
        <div className="body stack">
          {groups.length > 0 ? <GroupFilter groups={groups} chosen={group} /> : null}
          {total > 0 || isNarrowed ? (
            <SearchForm
              id="client-search"
              to={paths.clients}
              search={search}
              kept={group ? [["group", group]] : []}
              label={t("clients:list.search")}
              hint={t("clients:list.searchHint")}
              submit={t("clients:list.find")}
            />
          ) : null}
          {group && total > 0 ? (
            <May right="draft">
              <p>
                <Link className="button" to={paths.invoiceMany(group)}>
                  {t("batches:filteredLink")}
                </Link>
              </p>
            </May>
          ) : null}
          {total > 0 ? (
            <SelectableClients
              rows={rows}
              caption={t("clients:list.caption", { page })}
              list={{
                isChosen: isAll,
                found: total,
                onPage: rows.length,
                filter: paths.clientsPage(search, 1, group).slice(paths.clients.length),
                path: paths.clients,
              }}
            />
          ) : (
            <Nothing search={search || group} />
          )}
          <Pagination
            page={page}
            limit={limit}
            total={total}
            href={(number) => paths.clientsPage(search, number, group)}
          />
          {total > 0 || isNarrowed ? <ListKeys /> : null}
          <div className="thumb-bar only-phone">
            <NewClientLink />
          </div>
        </div>
      </div>
    </>
  );
}

function GroupFilter({ groups, chosen }: { groups: ClientGroup[]; chosen: string }) {
  const { t } = useTranslation();
  const links = groups.map(({ name, count }) => ({
    to: name === chosen ? paths.clients : paths.clientsIn(name),
    label: name,
    count,
    isChosen: name === chosen,
  }));
  return <FilterLinks label={t("clients:list.groups")} links={links} />;
}

function Nothing({ search }: { search: string }) {
  const { t } = useTranslation();
  return search ? (
    <EmptyState
      title={t("clients:list.nothingTitle")}
      text={t("clients:list.nothingText", { search })}
      action={{ to: paths.clients, label: t("clients:list.showAll") }}
    />
  ) : (
    <EmptyState
      title={t("clients:list.emptyTitle")}
      text={t("clients:list.emptyText")}
      action={{ right: "draft", to: paths.createClient, label: t("clients:list.create") }}
      also={{ right: "act", to: paths.importData, label: t("imports:title") }}
    />
  );
}
