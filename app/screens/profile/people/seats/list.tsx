import { useLoaderData } from "@remix-run/react";
import { takesBusinesses } from "#app/features/people/accounts/settings/registration.ts";
import { findHandover } from "#app/features/people/seats/handover.server.ts";
import {
  findOwnSeat,
  listOwnSeats,
  switchBusiness,
} from "#app/features/people/seats/own/own-seats.server.ts";
import { seatsDesk } from "#app/features/front/desk/desk.server.ts";
import { switchSchema } from "#app/features/people/seats/seat.schema.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { pageOf } from "#app/platform/lists/pages.ts";
import { isMonth } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { FilterLinks } from "#app/ui/elements/lists/filter-links.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { DeskList } from "#app/ui/profile/people/desk-list.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:own.title" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const asked = searchParams.get("month") ?? "";
  const month = isMonth(asked) ? asked : "";
  const desk = await seatsDesk(ctx, { month, page: pageOf(searchParams).page ?? 1 });
  const seats = await listOwnSeats(ctx);
  const handover = await findHandover(ctx);
  return {
    desk,
    hasSeat: ctx.role !== null,
    mayStart: takesBusinesses(ctx) && !seats.some(({ role }) => role === "owner"),
    isOffered: ctx.role !== null && handover?.toUserId === ctx.user.id,
  };
});

export const action = screenAction({ schema: switchSchema }, async (ctx, { business }) => {
  await switchBusiness(ctx, business);
  const { name } = await findOwnSeat(ctx, business);
  return redirectWithFlash(ctx.platform, paths.dashboard, {
    key: "seats:own.switched",
    params: { business: name },
  });
});

export default function Seats() {
  const { t } = useTranslation();
  const { desk, hasSeat, mayStart, isOffered } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("seats:own.title")} bodyClass="stack">
      {desk.months.length > 1 || desk.month ? (
        <FilterLinks
          label={t("seats:desk.months")}
          links={[
            { to: paths.seats, label: t("seats:desk.all"), count: desk.all, isChosen: desk.month === "" },
            ...desk.months.map(({ month, name, count }) => ({
              to: paths.seatsOf(month),
              label: name,
              count,
              isChosen: month === desk.month,
            })),
          ]}
        />
      ) : null}
      {desk.all === 0 ? <p>{t("seats:own.none")}</p> : <DeskList rows={desk.rows} />}
      <Pagination
        page={desk.page}
        limit={desk.limit}
        total={desk.total}
        href={(page) => paths.seatsOf(desk.month, page)}
      />
      {isOffered ? (
        <p>
          <Link to={paths.takeOver}>{t("seats:takeOver.title")}</Link>
        </p>
      ) : null}
      <div className="actions">
        {mayStart ? (
          <Link className="button" to={paths.startBusiness}>
            {t("seats:start.title")}
          </Link>
        ) : null}
        {hasSeat ? (
          <Link className="button button-quiet" to={paths.seatsCalendar}>
            {t("seats:desk.calendar")}
          </Link>
        ) : null}
        {desk.all === 0 ? (
          <Link className="button button-quiet" to={paths.ownData}>
            {t("accounts:data.title")}
          </Link>
        ) : null}
      </div>
    </PlainPage>
  );
}
