import { useLoaderData } from "@remix-run/react";
import { findHandover } from "#app/features/people/seats/handover.server.ts";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { listInvitations, listPeople, type Person } from "#app/features/people/seats/people.server.ts";
import { seatsInUse } from "#app/features/people/seats/plan/room.server.ts";
import { inviteSchema } from "#app/features/people/seats/seat.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay, formatInstant, zurichDay } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { HandoverNote } from "#app/ui/profile/people/handover-note.tsx";
import { InviteForm } from "#app/ui/profile/people/invite-form.tsx";
import { PeopleTable, type SeatRow } from "#app/ui/profile/people/people-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "seats:title" };

export const loader = screenLoader(async (ctx) => {
  const people = await listPeople(ctx);
  const invitations = await listInvitations(ctx);
  const handover = await findHandover(ctx);
  const heir = handover && people.find(({ userId }) => userId === handover.toUserId);
  const day = (instant: string) => formatDay(zurichDay(new Date(instant)), ctx.locale);
  return {
    ...(await seatsInUse(ctx)),
    rows: [
      ...people.map((person) => seatRow(ctx, person)),
      ...invitations.map((one): SeatRow => {
        const { id, email, role, rights } = one;
        return { kind: "invited", id, name: email, email: "", role, rights, until: day(one.expiresAt) };
      }),
    ],
    handover:
      handover && heir
        ? {
            name: heir.name,
            until: day(handover.expiresAt),
            confirmAt: handover.takesEffectAt && paths.handOver(heir.userId),
            takesEffectAt: handover.takesEffectAt && formatInstant(handover.takesEffectAt, ctx.locale),
          }
        : null,
  };
});

function seatRow(ctx: UserContext, person: Person): SeatRow {
  const { userId, name, email, role, rights, isPaused, isHeld, lastUsedAt } = person;
  return {
    kind: isHeld ? "held" : isPaused ? "paused" : "seat",
    id: userId,
    name,
    email,
    role,
    rights,
    isOneself: userId === ctx.user.id,
    lastUsed: lastUsedAt && formatInstant(lastUsedAt, ctx.locale),
  };
}

export const action = screenAction({ form: "invite", schema: inviteSchema }, async (ctx, input) => {
  await invite(ctx, input);
  return redirectWithFlash(ctx.platform, paths.people, {
    key: "seats:invite.done",
    params: { email: input.email },
  });
});

export default function People() {
  const { t } = useTranslation();
  const { rows, taken, most, handover } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("seats:title")} />
      <Band
        className="is-open is-first"
        title={t("seats:access")}
        hint={t("seats:taken", { taken: String(taken), most: String(most) })}
        bodyClass="stack"
      >
        <PeopleTable rows={rows} />
        {handover ? <HandoverNote {...handover} /> : null}
        <p>
          <Link to={paths.audit()}>{t("seats:audit.title")}</Link>
        </p>
        <p>
          <Link to={paths.accountsOfMembers}>{t("payment-account:members.title")}</Link>
        </p>
      </Band>
      <Band title={t("seats:invite.title")} hint={t("seats:invite.hint")} bodyClass="medium stack">
        <InviteForm />
      </Band>
    </>
  );
}
