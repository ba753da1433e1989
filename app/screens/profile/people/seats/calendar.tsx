import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { findDeskFeed, makeDeskFeed } from "#app/features/front/calendar/desk-feed.server.ts";
import { paths } from "#app/paths.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { CalendarAddress } from "#app/ui/profile/applications/calendar-address.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:desk.calendar" };

export const loader = screenLoader(async (ctx) => {
  const feed = await findDeskFeed(ctx);
  const { lastUsedAt = null } = feed ?? {};
  return {
    madeAt: feed && formatInstant(feed.createdAt, ctx.locale),
    lastUsed: lastUsedAt && formatInstant(lastUsedAt, ctx.locale),
  };
});

export const action = screenAction({ form: "calendar", schema: z.object({}) }, async (ctx) => {
  const token = await makeDeskFeed(ctx);
  return data({ url: ctx.platform.env.appUrl + paths.calendarFile(token) });
});

export default function SeatsCalendar() {
  const { t } = useTranslation();
  const { madeAt, lastUsed } = useLoaderData<typeof loader>();
  const answer = useActionData<{ url?: string }>();
  return (
    <PlainPage
      title={t("seats:desk.calendar")}
      back={{ to: paths.seats, label: t("seats:own.title") }}
      bodyClass="medium stack"
    >
      <p>{t("seats:desk.calendarText")}</p>
      <CalendarAddress
        madeAt={madeAt}
        lastUsed={lastUsed}
        url={answer?.url ?? ""}
        at={{ page: paths.seatsCalendar, end: paths.endSeatsCalendar }}
      />
    </PlainPage>
  );
}
