import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { closedDaysOf, yearIsClosed } from "#app/features/books/book/closed-days.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { YearSetting } from "#app/features/people/accounts/years/business-year.ts";

/** @throws AppError `year.closed` while a year is closed: its days would be others */
export async function saveYearSetting(ctx: UserContext, setting: YearSetting): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const closed = await closedDaysOf(ctx);
    const year = closed.find(({ kind }) => kind === "year");
    if (year) throw yearIsClosed(ctx, closed, year);
    await ctx.db
      .updateTable("businesses")
      .set({
        year_begins: setting.begins,
        first_year_from: setting.firstFrom,
        first_year_to: setting.firstTo,
      })
      .where("id", "=", ctx.businessId)
      .execute();
    const data = { month: String(setting.begins), from: setting.firstFrom, to: setting.firstTo };
    await recordHistory(ctx, { invoiceId: null, event: "year.set", data });
  });
}
