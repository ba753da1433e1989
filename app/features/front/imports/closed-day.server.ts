import { closedDaysOf, firstOpenDay } from "#app/features/books/book/closed-days.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { type Day, formatDay } from "#app/swiss/dates.ts";

type ClosedDay = (field: string, day: Day) => FieldError[];

/** Says of days in a file what `requireOpenDay` would refuse once the row is written. */
export async function closedDayReader(ctx: UserContext): Promise<ClosedDay> {
  const closed = await closedDaysOf(ctx);
  return (field, day) => {
    const open = firstOpenDay(closed, { basis: "", isDeclared: false }, day);
    if (open === day) return [];
    return [{ field, code: "import.day_closed", params: { day: formatDay(open, ctx.locale) } }];
  };
}
