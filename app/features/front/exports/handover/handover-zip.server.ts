import { type Handover, readHandover } from "#app/features/books/journal/handover/handovers.server.ts";
import { requireMoved } from "#app/features/books/book/closed-days.server.ts";
import { exportLimits } from "#app/features/front/exports/limits.ts";
import { asPerson } from "#app/features/people/accounts/owner.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError, unlessGone } from "#app/platform/errors.ts";
import type { KeptFile } from "#app/platform/http/responses/range-response.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { KeptResult } from "#app/platform/kept-results/kept-rows.server.ts";
import { findKeptZip, makeZip, readZip, changeableState } from "./kept-zip.server.ts";

/** Bookings up to which it is made while one waits. */
const SMALL = 3_000;

const RETRY_AFTER_SECONDS = 15;

/**
 * Everything of a hand-over in one ZIP, made when it is first asked for and then kept for some days.
 * @throws AppError `handover.not_found`, `handover.being_made` while a job makes a large one, `journal.being_moved`
 */
export async function handoverZip(ctx: UserContext, id: string): Promise<KeptFile> {
  const handover = await readHandover(ctx, id);
  await requireMoved(ctx);
  const zip = (await findKeptZip(ctx, handover)) ?? (await madeNow(ctx, handover));
  const name = translator(handover.language)("journal:handover.zipFile");
  return {
    name: `${name}-${handover.from}-${handover.to}.zip`,
    type: "application/zip",
    size: zip.size,
    version: zip.id,
    read: (from, to) => readZip(ctx, zip, { from, to }),
  };
}

async function madeNow(ctx: UserContext, handover: Handover): Promise<KeptResult> {
  const { id, firstSequence, lastSequence } = handover;
  await countAttempt(ctx, exportLimits.handoverZip, ctx.businessId);
  if (lastSequence - firstSequence < SMALL) return makeZip(ctx, handover);
  await enqueueJob(ctx, {
    name: "handover.zip",
    payload: { businessId: ctx.businessId, userId: ctx.user.id, handoverId: id },
    key: `handover.zip:${id}:${await changeableState(ctx, handover)}:${ctx.today}`,
  });
  throw new AppError("handover.being_made", [], RETRY_AFTER_SECONDS);
}

export async function makeHandoverZip(
  ctx: Context,
  { businessId = "", userId = "", handoverId = "" }: Record<string, string>,
): Promise<void> {
  const own = await asPerson(ctx, businessId, userId);
  const handover = own && (await unlessGone(readHandover(own, handoverId)));
  if (own && handover && !(await findKeptZip(own, handover))) await makeZip(own, handover);
}
