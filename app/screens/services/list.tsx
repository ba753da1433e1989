import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { seesSums } from "#app/features/people/seats/rights.ts";
import { knownProjects } from "#app/features/selling/services/known-services.server.ts";
import { clientChoices } from "#app/features/selling/services/service-form.server.ts";
import { SERVICE_STATES } from "#app/features/selling/services/service.ts";
import { serviceListRows } from "#app/features/selling/services/service-rows.server.ts";
import { openByClient, sumsOfServices } from "#app/features/selling/services/service-sums.server.ts";
import { listServices } from "#app/features/selling/services/services.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { pageInstead, pageOf } from "#app/platform/lists/pages.ts";
import { daysOfMonth, formatDay, isMonth } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { OpenByClient } from "#app/ui/services/open-by-client.tsx";
import { ServiceFilterForm } from "#app/ui/services/service-filter-form.tsx";
import { ServiceTable } from "#app/ui/services/service-table.tsx";

export const handle = { title: "services:title" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const { shown, filters } = filtersIn(searchParams);
  const { client, state } = shown;
  const found = await listServices(ctx, { ...filters, page: pageOf(searchParams).page });
  const { services, page, limit, total } = found;
  const last = pageInstead(found);
  if (last) throw redirect(paths.servicesFor(shown, last));
  const mayBook = seesSums(ctx.role);
  const { total: sum, quantities } = await sumsOfServices(ctx, filters);
  const open = page === 1 && state !== "billed" ? await openByClient(ctx, client || undefined) : [];
  return {
    shown,
    page,
    limit,
    total,
    clients: await clientChoices(ctx, client),
    projects: await knownProjects(ctx),
    sum: mayBook ? formatChf(sum) : "",
    quantities: quantities.map(({ unit, quantity }) => `${formatQuantity(quantity)} ${unit}`.trim()),
    open: open.map(({ id, name, count, total, firstDay }) => ({
      id,
      name,
      count,
      amount: mayBook ? formatChf(total) : "",
      since: formatDay(firstDay, ctx.locale),
    })),
    rows: await serviceListRows(ctx, services, ctx.locale),
  };
});

/** What cannot be read filters nothing. */
function filtersIn(searchParams: URLSearchParams) {
  const [client = "", project = "", asked = ""] = ["client", "project", "month"].map(
    (name) => searchParams.get(name)?.trim().slice(0, 100) ?? "",
  );
  const state = SERVICE_STATES.find((known) => known === searchParams.get("state"));
  const month = isMonth(asked) ? asked : "";
  const days = month ? daysOfMonth(month) : undefined;
  return {
    shown: { client, project, state: state ?? "", month },
    filters: { client, project, state, from: days?.dateFrom, to: days?.dateTo },
  };
}

export default function ServiceList() {
  const { t } = useTranslation();
  const { shown, clients, projects, sum, quantities, open, rows, page, limit, total } =
    useLoaderData<typeof loader>();
  const isFiltered = Object.values(shown).some(Boolean);
  const title = (
    <div className="title-row">
      <h1>{t("services:title")}</h1>
      <div className="actions">
        <May right="books">
          <Link className="button" to={paths.projectsIn(shown.month)}>
            {t("services:projects.title")}
          </Link>
        </May>
        <May right="draft">
          <Link className="button" to={paths.pasteServices}>
            {t("services:paste.title")}
          </Link>
          <Link
            className="button button-primary"
            to={paths.newServiceFor({ client: shown.client, project: shown.project })}
          >
            {t("services:create.title")}
          </Link>
        </May>
      </div>
    </div>
  );
  return (
    <>
      <PageHead title={title}>
        <p className="lead">{t("services:lead")}</p>
      </PageHead>
      {open.length > 0 ? <OpenByClient rows={open} /> : null}
      <div className={open.length > 0 ? "band" : "band is-open is-first"}>
        <div className="head stack">
          <p>{t("services:list.count", { count: total })}</p>
          {total > 0 ? <p className="list-sum">{[sum, ...quantities].filter(Boolean).join(" · ")}</p> : null}
        </div>
        <div className="body stack">
          {total > 0 || isFiltered ? (
            <ServiceFilterForm shown={shown} clients={clients} projects={projects} />
          ) : null}
          {total > 0 ? (
            <ServiceTable rows={rows} caption={t("services:list.caption", { page })} />
          ) : (
            <EmptyState
              title={t(isFiltered ? "services:list.noneFound" : "services:list.none")}
              text={t("services:lead")}
              action={
                isFiltered
                  ? { to: paths.services, label: t("services:list.all") }
                  : { to: paths.newService, label: t("services:create.title"), right: "draft" }
              }
            />
          )}
          <Pagination
            page={page}
            limit={limit}
            total={total}
            href={(number) => paths.servicesFor(shown, number)}
          />
        </div>
      </div>
    </>
  );
}
