import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { JOB_LISTS, listJobs } from "#app/features/people/operator/jobs/desk-jobs.server.ts";
import { jobRow } from "#app/features/people/operator/jobs/job-rows.ts";
import { paths } from "#app/paths.ts";
import { FurtherLink } from "#app/ui/shell/operator/further-link.tsx";
import { JobTable } from "#app/ui/shell/operator/job-table.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { deskLoader, deskReadOnly } from "#app/screens/admin/desk.server.ts";

export const handle = { title: "admin:room.jobs" };

export const loader = deskLoader(async (ctx, { url }) => {
  const list = url.searchParams.get("list") === "ready" ? "ready" : "dead";
  const { jobs, nextCursor } = await listJobs(ctx, list, url.searchParams.get("after"));
  return {
    list,
    lists: [...JOB_LISTS],
    rows: jobs.map((job) => jobRow(job, ctx.locale)),
    further: nextCursor && paths.deskJobs(list, nextCursor),
  };
});

export const action = deskReadOnly();

export default function DeskJobs() {
  const { t } = useTranslation();
  const { list, lists, rows, further } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("admin:room.jobs")} />
      <Band className="is-open is-first" bodyClass="stack">
        <nav className="filters" aria-label={t("admin:job.filter")}>
          {lists.map((name) => (
            <Link key={name} to={paths.deskJobs(name)} aria-current={name === list ? "true" : undefined}>
              {t(`admin:job.list.${name}`)}
            </Link>
          ))}
        </nav>
        {rows.length > 0 ? (
          <JobTable rows={rows} caption={t(`admin:job.list.${list}`)} />
        ) : (
          <p className="soft">{t("admin:job.none")}</p>
        )}
        <FurtherLink to={further} />
      </Band>
    </>
  );
}
