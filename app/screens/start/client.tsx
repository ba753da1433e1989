import { redirect } from "@remix-run/node";
import { FIRST_CLIENT_FORM } from "#app/features/selling/first-day/first-day-forms.ts";
import { firstDayPage } from "#app/features/selling/first-day/first-day-page.server.ts";
import { saveFirstClient } from "#app/features/selling/first-day/first-day.server.ts";
import { paths } from "#app/paths.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";

export const handle = { title: "first-day:title", wide: true };

export const loader = screenLoader(async (ctx) => {
  const page = await firstDayPage(ctx, "client");
  return page ?? redirect(paths.dashboard);
});

export const action = screenAction(FIRST_CLIENT_FORM, async (ctx, input) => {
  await saveFirstClient(ctx, input);
  return redirect(paths.dashboard, 303);
});

export { FirstDayScreen as default } from "#app/ui/start/first-day.tsx";
