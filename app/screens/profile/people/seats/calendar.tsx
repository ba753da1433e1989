import { useActionData, useLoaderData } from "@remix-run/react";
import { findDeskFeed, makeDeskFeed } from "#app/features/front/calendar/desk-feed.server.ts";
import { calendarFeedPage } from "#app/screens/answers/calendar-feed.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { CalendarAddress } from "#app/ui/profile/applications/calendar-address.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:desk.calendar" };

const route = calendarFeedPage({ find: findDeskFeed, make: makeDeskFeed });

export const loader = route.loader;
export const action = route.action;

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
