import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { addDays, type Day, formatDay, formatInstant, isDay } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";
import { previewHandOver } from "./hand-over.server.ts";
import { type Handover, lastHandover, listHandovers } from "./handovers.server.ts";

const ON_PAGE = 12;

interface Wanted {
  page: number;
  to: string;
  /** The last day of the newest VAT return; empty without one. */
  periodEnded: Day;
}

/**
 * What was handed over, and what a hand-over up to a day would hold: up to the end of the newest VAT return, or of the
 * last month once that was handed over.
 * @throws AppError `journal.being_moved`
 */
export async function handoverPage(ctx: UserContext, { page, to, periodEnded }: Wanted) {
  const { handovers, total } = await listHandovers(ctx, { page, limit: ON_PAGE });
  const last = await lastHandover(ctx);
  const proposed = periodEnded > (last?.to ?? "") ? periodEnded : endOfLastMonth(ctx.today);
  const day = isDay(to) ? to : proposed;
  return {
    rows: handovers.map((handover) => shown(ctx, handover)),
    page,
    limit: ON_PAGE,
    total,
    to: day,
    ...(await previewOf(ctx, day)),
  };
}

function endOfLastMonth(today: Day): Day {
  return addDays(`${today.slice(0, 7)}-01`, -1);
}

async function previewOf(ctx: UserContext, to: Day) {
  const { content, problem } = await previewHandOver(ctx, to);
  const t = translator(ctx.locale);
  if (problem) return { preview: null, message: t([`errors:${problem.code}`], problem.params) };
  if (!content) return { preview: null, message: t("errors:handover.empty") };
  const { from, sum, sha256, bookings, firstSequence: first, lastSequence: last } = content;
  const days = { from: formatDay(from, ctx.locale), to: formatDay(to, ctx.locale) };
  return { preview: { ...days, bookings, first, last, sum: formatChf(sum), sha256 }, message: "" };
}

function shown(ctx: UserContext, handover: Handover) {
  const { id, from, to, firstSequence: first, lastSequence: last, sha256, createdAt, createdBy } = handover;
  return {
    id,
    days: { from: formatDay(from, ctx.locale), to: formatDay(to, ctx.locale) },
    first,
    last,
    sha256,
    at: formatInstant(createdAt, ctx.locale),
    by: createdBy,
    /** The first day after it. */
    next: addDays(to, 1),
  };
}
