import { useLoaderData } from "@remix-run/react";
import { takesBusinesses } from "#app/features/people/accounts/settings/registration.ts";
import { findHandover } from "#app/features/people/seats/handover.server.ts";
import {
  findOwnSeat,
  listOwnSeats,
  switchBusiness,
} from "#app/features/people/seats/own/own-seats.server.ts";
import { switchSchema } from "#app/features/people/seats/seat.schema.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { OwnSeats } from "#app/ui/profile/people/own-seats.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:own.title" };

export const loader = screenLoader(async (ctx) => {
  const seats = await listOwnSeats(ctx);
  const handover = await findHandover(ctx);
  return {
    seats,
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
  const { seats, mayStart, isOffered } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={t("seats:own.title")} bodyClass="medium stack">
      {seats.length === 0 ? <p>{t("seats:own.none")}</p> : <OwnSeats seats={seats} />}
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
        {seats.length === 0 ? (
          <Link className="button button-quiet" to={paths.ownData}>
            {t("accounts:data.title")}
          </Link>
        ) : null}
      </div>
    </PlainPage>
  );
}
