import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { findCalendarFeed, makeCalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import { paths } from "#app/paths.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { CalendarAddress } from "#app/ui/profile/applications/calendar-address.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "calendar:title" };

export const loader = screenLoader(async (ctx) => {
  const feed = await findCalendarFeed(ctx);
  const { lastUsedAt = null } = feed ?? {};
  return {
    madeAt: feed && formatInstant(feed.createdAt, ctx.locale),
    lastUsed: lastUsedAt && formatInstant(lastUsedAt, ctx.locale),
  };
});

export const action = screenAction({ form: "calendar", schema: z.object({}) }, async (ctx) => {
  const token = await makeCalendarFeed(ctx);
  return data({ url: ctx.platform.env.appUrl + paths.calendarFile(token) });
});

export default function Calendar() {
  const { t } = useTranslation();
  const { madeAt, lastUsed } = useLoaderData<typeof loader>();
  const answer = useActionData<{ url?: string }>();
  return (
    <>
      <PageHead
        title={t("calendar:title")}
        back={{ to: paths.integrations, label: t("accounts:room.integrations") }}
      />
      <Band className="is-open is-first" bodyClass="medium stack">
        <p>{t("calendar:text")}</p>
        <CalendarAddress
          madeAt={madeAt}
          lastUsed={lastUsed}
          url={answer?.url ?? ""}
          at={{ page: paths.calendar, end: paths.endCalendar }}
        />
      </Band>
    </>
  );
}
