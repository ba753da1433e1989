import { useMay } from "#app/ui/runtime/use-may.ts";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { catalogueRows } from "#app/features/selling/catalogue/catalogue-rows.ts";
import { listCatalogue } from "#app/features/selling/catalogue/catalogue.server.ts";
import { pageInstead, pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { CatalogueTable } from "#app/ui/catalogue/catalogue-table.tsx";
import { NothingInCatalogue } from "#app/ui/catalogue/nothing-in-catalogue.tsx";
import { ListTitle } from "#app/ui/elements/lists/list-title.tsx";
import { SearchForm } from "#app/ui/elements/lists/search-form.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "common:nav.catalogue" };

export const loader = screenLoader(async (ctx, { url }) => {
  const search = searchOf(url.searchParams);
  const archived = url.searchParams.get("archived") === "1";
  const found = await listCatalogue(ctx, { search, archived, page: pageOf(url.searchParams).page });
  const { items, page, limit, total } = found;
  const last = pageInstead(found);
  if (last) throw redirect(paths.cataloguePage(search, archived, last));
  return { search, archived, page, limit, total, rows: catalogueRows(items, ctx.locale) };
});

export default function CatalogueList() {
  const { t } = useTranslation();
  const { search, archived, rows, page, limit, total } = useLoaderData<typeof loader>();
  const title = <ListTitle title={t("common:nav.catalogue")} create={<NewItem />} />;
  return (
    <>
      <PageHead title={title}>
        <p className="lead">{t("catalogue:lead")}</p>
      </PageHead>
      <div className="band is-open is-first">
        <div className="head">
          <p>{t("catalogue:list.count", { count: total })}</p>
          <p>
            <Link to={paths.cataloguePage("", !archived, 1)}>
              {t(archived ? "catalogue:list.current" : "catalogue:list.archived")}
            </Link>
          </p>
        </div>
        <div className="body stack">
          {total > 0 || search ? (
            <SearchForm
              id="catalogue-search"
              to={paths.catalogue}
              search={search}
              label={t("catalogue:list.search")}
              submit={t("clients:list.find")}
              kept={archived ? [["archived", "1"]] : []}
            />
          ) : null}
          {total > 0 ? (
            <CatalogueTable rows={rows} caption={t("catalogue:list.caption", { page })} />
          ) : (
            <NothingInCatalogue search={search} archived={archived} />
          )}
          <Pagination
            page={page}
            limit={limit}
            total={total}
            href={(number) => paths.cataloguePage(search, archived, number)}
          />
          <div className="thumb-bar only-phone">
            <NewItem />
          </div>
        </div>
      </div>
    </>
  );
}

function NewItem() {
  const { t } = useTranslation();
  const may = useMay();
  if (!may("act")) return null;
  return (
    <Link className="button button-primary" to={paths.createCatalogueItem}>
      {t("catalogue:create.title")}
    </Link>
  );
}
