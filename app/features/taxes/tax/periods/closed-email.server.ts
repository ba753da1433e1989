import { sendOwnerEmail } from "#app/features/people/seats/owner-email.server.ts";
import { periodTitle } from "#app/features/taxes/tax/screens/period-title.ts";
import { type Context, type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { paths } from "#app/paths.ts";
import { formatChf } from "#app/swiss/money.ts";
import { findPeriod } from "./periods.server.ts";
import { taxReturn } from "./tax-return.server.ts";

/** Call it in the transaction of the closing: the owner is told of what an accountant closes. */
export async function queueClosedEmail(ctx: UserContext, periodId: string): Promise<void> {
  if (ctx.role !== "accountant") return;
  const person = `${ctx.user.firstName} ${ctx.user.lastName}`.trim();
  await enqueueJob(ctx, {
    name: "tax.closed_email",
    payload: { businessId: ctx.businessId, periodId, person },
    key: `tax.closed:${periodId}`,
  });
}

export async function sendClosedEmail(
  ctx: Context,
  { businessId = "", periodId = "", person = "" }: Record<string, string>,
  jobId: string,
): Promise<void> {
  const own = withBusiness(ctx, businessId);
  const period = await unlessGone(findPeriod(own, periodId));
  if (period?.state !== "closed") return;
  const { payable } = (await taxReturn(own, period)).content.figures;
  await sendOwnerEmail(own, {
    jobId,
    name: "return_closed",
    page: paths.taxPeriod(periodId),
    person,
    factsFor: (t, language) => ({
      period: periodTitle(period, t, language),
      figure: t(`emails:return_closed.${payable < 0 ? "back" : "owed"}`, {
        amount: formatChf(Math.abs(payable)),
      }),
      sha256: period.hash,
    }),
  });
}
