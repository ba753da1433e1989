import { redirect } from "@remix-run/node";
import { yearOfDay } from "#app/features/people/accounts/years/business-year.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx) => {
  const year = yearOfDay(await yearSettingOf(ctx), ctx.today);
  return redirect(paths.year(String(year)));
});
