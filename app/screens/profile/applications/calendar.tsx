import { useActionData, useLoaderData } from "@remix-run/react";
import { findCalendarFeed, makeCalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import { calendarFeedPage } from "#app/screens/answers/calendar-feed.server.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { CalendarAddress } from "#app/ui/profile/applications/calendar-address.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "calendar:title" };

const route = calendarFeedPage({ find: findCalendarFeed, make: makeCalendarFeed });

export const loader = route.loader;
export const action = route.action;

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
