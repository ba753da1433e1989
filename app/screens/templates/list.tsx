import { useMay } from "#app/ui/runtime/use-may.ts";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { templateRows } from "#app/features/selling/templates/template-rows.ts";
import { listTemplates } from "#app/features/selling/templates/templates.server.ts";
import { pageInstead, pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { SearchForm } from "#app/ui/elements/lists/search-form.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { TemplateTable } from "#app/ui/papers/templates/template-table.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "templates:list.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  const search = searchOf(url.searchParams);
  const found = await listTemplates(ctx, { search, page: pageOf(url.searchParams).page });
  const { page, limit, total } = found;
  const last = pageInstead(found);
  if (last) throw redirect(paths.templatesPage(search, last));
  return { canUse: await isPro(ctx), search, page, limit, total, rows: templateRows(found.templates) };
});

export default function TemplateList() {
  const { t } = useTranslation();
  const { canUse, search, rows, page, limit, total } = useLoaderData<typeof loader>();
  const title = (
    <div className="title-row">
      <h1>{t("templates:list.title")}</h1>
      {canUse ? (
        <div className="only-wide">
          <NewTemplate />
        </div>
      ) : null}
    </div>
  );
  return (
    <>
      <PageHead title={title}>
        <p className="lead">{t("templates:list.lead")}</p>
        {canUse ? null : <UpgradePrompt text={t("errors:plan.pro_required")} />}
      </PageHead>
      <div className="band is-open is-first">
        <div className="head">
          <p>{t("templates:list.count", { count: total })}</p>
        </div>
        <div className="body stack">
          {total > 0 || search ? (
            <SearchForm
              id="template-search"
              to={paths.templates}
              search={search}
              label={t("templates:list.search")}
              submit={t("clients:list.find")}
            />
          ) : null}
          {total > 0 ? (
            <TemplateTable rows={rows} caption={t("templates:list.caption", { page })} canUse={canUse} />
          ) : (
            <Nothing search={search} canUse={canUse} />
          )}
          <Pagination
            page={page}
            limit={limit}
            total={total}
            href={(number) => paths.templatesPage(search, number)}
          />
          {canUse ? (
            <div className="thumb-bar only-phone">
              <NewTemplate />
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}

function NewTemplate() {
  const { t } = useTranslation();
  const may = useMay();
  if (!may("act")) return null;
  return (
    <Link className="button button-primary" to={paths.createTemplate}>
      {t("templates:create.title")}
    </Link>
  );
}

function Nothing({ search, canUse }: { search: string; canUse: boolean }) {
  const { t } = useTranslation();
  if (search)
    return (
      <EmptyState
        title={t("templates:list.nothingTitle")}
        text={t("clients:list.nothingText", { search })}
        action={{ to: paths.templates, label: t("clients:list.showAll") }}
      />
    );
  return canUse ? (
    <EmptyState
      title={t("templates:list.emptyTitle")}
      text={t("templates:list.emptyText")}
      action={{ right: "act", to: paths.createTemplate, label: t("templates:create.title") }}
    />
  ) : null;
}
