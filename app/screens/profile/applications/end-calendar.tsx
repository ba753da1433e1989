import { z } from "zod";
import { endCalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "calendar:end.title" };

export const loader = screenLoader(() => Promise.resolve(null));

export const action = screenAction({ schema: z.object({}) }, async (ctx) => {
  await endCalendarFeed(ctx);
  return redirectWithFlash(ctx.platform, paths.calendar, { key: "calendar:end.done" });
});

export default function EndCalendar() {
  const { t } = useTranslation();
  const back = { to: paths.calendar, label: t("calendar:title") };
  return (
    <PlainPage title={t("calendar:end.title")} back={back}>
      <ConfirmForm id="end-calendar" submit={t("calendar:end.submit")} back={paths.calendar}>
        <p>{t("calendar:end.text")}</p>
      </ConfirmForm>
    </PlainPage>
  );
}
