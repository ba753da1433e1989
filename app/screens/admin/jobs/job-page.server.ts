import { findDeskJob } from "#app/features/people/operator/jobs/desk-jobs.server.ts";
import type { ActOrder } from "#app/features/people/operator/acts/act.ts";
import { jobActSchema } from "#app/features/people/operator/acts/act.schema.ts";
import { jobRow } from "#app/features/people/operator/jobs/job-rows.ts";
import type { Context } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import { deskAction, deskLoader } from "#app/screens/admin/desk.server.ts";

export const jobLoader = deskLoader(async (ctx, args) => ({
  job: jobRow(await findDeskJob(ctx, args.id), ctx.locale),
}));

export function jobAction(form: string, act: (ctx: Context, id: string, order: ActOrder) => Promise<void>) {
  return deskAction({ form, schema: jobActSchema }, async (ctx, { reason }, { id }) => {
    await act(ctx, id, { by: ctx.user.email, reason });
    return redirectWithFlash(ctx.platform, paths.deskJobs(), { key: "admin:done" });
  });
}
