import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { retryJob } from "#app/features/people/operator/jobs/settle-dead-job.server.ts";
import { paths } from "#app/paths.ts";
import { ActForm } from "#app/ui/shell/operator/act-form.tsx";
import { JobTable } from "#app/ui/shell/operator/job-table.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { jobAction, jobLoader } from "./job-page.server.ts";

export const handle = { title: "admin:job.retryTitle" };

export const loader = jobLoader;

export const action = jobAction("retry-job", retryJob);

export default function RetryJob() {
  const { t } = useTranslation();
  const { job } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("admin:job.retryTitle")}
        back={{ to: paths.deskJobs(), label: t("admin:room.jobs") }}
      />
      <Band className="is-open is-first" bodyClass="stack">
        <JobTable rows={[job]} caption={t("admin:job.one")} withoutActions />
        <ActForm
          id="retry-job"
          text={t("admin:job.retryText")}
          submit={t("admin:job.retry")}
          back={paths.deskJobs()}
        />
      </Band>
    </>
  );
}
