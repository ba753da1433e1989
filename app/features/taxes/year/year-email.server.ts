import { sendOwnerEmail } from "#app/features/people/seats/owner-email.server.ts";
import { type Context, type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { paths } from "#app/paths.ts";
import { formatChf } from "#app/swiss/money.ts";
import { yearName } from "#app/features/people/accounts/years/business-year.ts";
import type { YearFigures } from "./year-figures.server.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import { totalsOfYear } from "./year-totals.ts";

/** Call it in the transaction of what an accountant does: closing with its figures, opening again without. */
export async function queueYearEmail(
  ctx: UserContext,
  closingId: string,
  figures: YearFigures | null,
): Promise<void> {
  if (ctx.role !== "accountant") return;
  const name = figures ? "year_closed" : "year_reopened";
  const result = figures && totalsOfYear(figures).result;
  const person = `${ctx.user.firstName} ${ctx.user.lastName}`.trim();
  await enqueueJob(ctx, {
    name: `year.${name}_email`,
    payload: {
      businessId: ctx.businessId,
      closingId,
      person,
      ...(result && { agreed: String(result.agreed), received: String(result.received) }),
    },
    key: `${name}:${closingId}`,
  });
}

type Told = Record<string, string>;

export function sendYearClosed(ctx: Context, told: Told, jobId: string): Promise<void> {
  return send(ctx, "year_closed", told, jobId);
}

export function sendYearReopened(ctx: Context, told: Told, jobId: string): Promise<void> {
  return send(ctx, "year_reopened", told, jobId);
}

async function send(
  ctx: Context,
  name: "year_closed" | "year_reopened",
  { businessId = "", closingId = "", person = "", agreed = "", received = "" }: Told,
  jobId: string,
): Promise<void> {
  const own = withBusiness(ctx, businessId);
  const closing = await own.db
    .selectFrom("year_closings")
    .select(["year", "hash", "reason"])
    .where("business_id", "=", businessId)
    .where("id", "=", closingId)
    .executeTakeFirst();
  if (!closing) return;
  const year = yearName(await yearSettingOf(own), closing.year);
  await sendOwnerEmail(own, {
    jobId,
    name,
    page: paths.year(String(closing.year)),
    person,
    factsFor: () => ({
      year,
      agreed: formatChf(Number(agreed)),
      received: formatChf(Number(received)),
      sha256: closing.hash,
      reason: closing.reason,
    }),
  });
}
