import { type Missing, missingInBooks } from "#app/features/front/accounting/missing-in-books.server.ts";
import { nextReturn } from "#app/features/front/accounting/next-return.server.ts";
import { requireMoved } from "#app/features/books/book/closed-days.server.ts";
import { lastHandover } from "#app/features/books/journal/handover/handovers.server.ts";
import { waitingQuestions } from "#app/features/selling/comments/questions/waiting-questions.server.ts";
import { unansweredDocuments } from "#app/features/selling/comments/unanswered.server.ts";
import { yearOfDay } from "#app/features/people/accounts/years/business-year.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";
import type { Deadline } from "./next-deadline.server.ts";

/** A few sentences about a business, for whoever does its books. @throws AppError `journal.being_moved` */
export async function deskFacts(ctx: UserContext, deadline: Deadline | null) {
  await requireMoved(ctx);
  const { next, late, isUnknown } = await nextReturn(ctx, false);
  const year = yearOfDay(await yearSettingOf(ctx), ctx.today);
  const missing = await missingInBooks(ctx, year);
  return {
    deadline: deadline && {
      kind: deadline.kind,
      from: formatDay(deadline.from, ctx.locale),
      to: formatDay(deadline.to, ctx.locale),
      day: formatDay(deadline.day, ctx.locale),
      daysLeft: daysBetween(ctx.today, deadline.day),
    },
    late,
    isUnknown,
    vat: next && {
      name: next.name,
      amount: next.payable === null ? "" : formatChf(Math.abs(next.payable)),
      what:
        next.payable === null
          ? ("unknown" as const)
          : next.payable < 0
            ? ("back" as const)
            : ("owed" as const),
      isUndecided: next.isUndecided,
    },
    missing: missing.map(({ kind, count }: Missing) => ({ kind, count })),
    questions: await unansweredDocuments(ctx),
    asked: await waitingQuestions(ctx),
    sinceHandover: await sinceHandover(ctx),
  };
}

export type DeskFacts = Awaited<ReturnType<typeof deskFacts>>;

/** Bookings that count after the last hand-over; all of them before the first. */
async function sinceHandover(ctx: UserContext): Promise<{ bookings: number; day: string }> {
  const last = await lastHandover(ctx);
  const bookings = await countOf(bookingsAfter(ctx, last?.to ?? ""));
  return { bookings, day: last ? formatDay(last.to, ctx.locale) : "" };
}

function bookingsAfter(ctx: BusinessContext, day: string) {
  return ctx.db
    .selectFrom("bookings")
    .where("business_id", "=", ctx.businessId)
    .where("amount", ">", 0)
    .where("day", ">", day);
}
