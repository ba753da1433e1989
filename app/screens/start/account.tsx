import { redirect } from "@remix-run/node";
import { ACCOUNT_FORM } from "#app/features/selling/first-day/first-day-forms.ts";
import { firstDayPage } from "#app/features/selling/first-day/first-day-page.server.ts";
import { saveFirstAccount } from "#app/features/selling/first-day/first-day.server.ts";
import { paths } from "#app/paths.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";

export const handle = { title: "first-day:title", wide: true };

export const loader = screenLoader(async (ctx) => {
  const page = await firstDayPage(ctx, "account");
  return page ?? redirect(paths.dashboard);
});

export const action = screenAction(ACCOUNT_FORM, async (ctx, input) => {
  const isWaiting = await saveFirstAccount(ctx, input);
  return redirect(isWaiting ? paths.accountChange : paths.dashboard, 303);
});

export { FirstDayScreen as default } from "#app/ui/start/first-day.tsx";
