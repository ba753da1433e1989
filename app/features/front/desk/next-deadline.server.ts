import { vatDueDays } from "#app/features/front/calendar/due-days.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";

export interface Deadline {
  kind: "return" | "instalment" | "reconciliation";
  from: Day;
  to: Day;
  day: Day;
}

/** A return that is late comes before all, as it is still to be filed; the others are those of the calendar. */
export async function nextDeadline(ctx: BusinessContext): Promise<Deadline | null> {
  const days = (await vatDueDays(ctx)).filter(({ kind, day }) => kind === "return" || day >= ctx.today);
  const [first] = days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return first ? { kind: first.kind, from: first.from, to: first.to, day: first.day } : null;
}
