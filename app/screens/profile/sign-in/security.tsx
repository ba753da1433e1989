import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { passwordSchema } from "#app/features/people/accounts/account.schema.ts";
import {
  listSecurityEvents,
  type SecurityEntry,
} from "#app/features/people/accounts/not-me/security-log.server.ts";
import { deviceName } from "#app/features/people/accounts/sign-in/device.ts";
import { endAllOtherAccess } from "#app/features/front/security/end-all-other-access.server.ts";
import { listSessions } from "#app/features/people/accounts/sign-in/sessions.server.ts";
import { changeMaker, changeSentence } from "#app/features/running/history/change-sentence.ts";
import { listPeopleWays, listWaysOut } from "#app/features/front/security/list-business-ways.server.ts";
import { listPrograms } from "#app/features/front/security/list-programs.server.ts";
import { listSignInWays, type OpenWay } from "#app/features/front/security/list-ways.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { sessionCookie } from "#app/platform/auth/session.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { PasswordForm } from "#app/ui/profile/account/password-form.tsx";
import { SessionsSection } from "#app/ui/profile/account/sessions-section.tsx";
import { type LogEntry, SecurityLog } from "#app/ui/profile/security/security-log.tsx";
import { WayBand, type WayRow } from "#app/ui/profile/security/way-table.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "security:title" };

export const loader = screenLoader(async (ctx) => {
  const log = await listSecurityEvents(ctx);
  const isOwner = rightsOf(ctx.role).includes("own");
  const row = rowOf(ctx);
  return {
    sessions: (await listSessions(ctx)).map(({ userAgent, kind, lastSeenAt, createdAt, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
      isBearer: kind === "bearer",
      lastSeenAt,
      lastSeen: formatInstant(lastSeenAt, ctx.locale),
      since: formatInstant(createdAt, ctx.locale),
    })),
    signIn: (await listSignInWays(ctx)).map(row),
    programs: ctx.role ? (await listPrograms(ctx)).map(row) : null,
    people: isOwner ? (await listPeopleWays(ctx)).map(row) : null,
    out: isOwner ? (await listWaysOut(ctx, log)).map(row) : null,
    log: log.map((entry) => entryOf(ctx, entry)),
  };
});

function rowOf({ locale }: UserContext) {
  return ({ madeAt, lastUsedAt, ...way }: OpenWay): WayRow => ({
    ...way,
    made: madeAt ? formatInstant(madeAt, locale) : "",
    lastUsed: lastUsedAt ? formatInstant(lastUsedAt, locale) : "",
  });
}

function entryOf(
  { locale }: UserContext,
  { id, kind, at, facts, undoneAt, canUndo }: SecurityEntry,
): LogEntry {
  const t = translator(locale);
  const text = changeSentence(t, kind, facts);
  const name = facts.key ?? facts.passkey ?? facts.application ?? facts.provider;
  return {
    id,
    at,
    time: formatInstant(at, locale),
    text: name ? t("common:labelled", { label: text, text: name }) : text,
    maker: changeMaker(t, facts) || (facts.device ?? ""),
    undone: undoneAt && formatInstant(undoneAt, locale),
    canUndo,
  };
}

export const action = screenAction({ form: "end-access", schema: passwordSchema }, async (ctx, input) => {
  const { token, sessions, programs } = await endAllOtherAccess(ctx, input);
  const said = { key: "security:endAll.done", params: { sessions, programs } };
  const cookie = await sessionCookie(ctx.platform).serialize(token);
  return redirectWithFlash(ctx.platform, paths.security, said, [cookie]);
});

export default function Security() {
  const { t } = useTranslation();
  const { sessions, signIn, programs, people, out, log } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("security:title")} back={{ to: paths.profile, label: t("accounts:room.account") }} />
      <SessionsSection sessions={sessions} page={paths.security} />
      <WayBand title={t("security:signIn")} none="" rows={signIn} />
      {programs ? (
        <WayBand title={t("security:programs")} none={t("security:noPrograms")} rows={programs} />
      ) : null}
      {people ? <WayBand title={t("security:people")} none={t("security:noPeople")} rows={people} /> : null}
      {out ? <WayBand title={t("security:out")} none={t("security:noOut")} rows={out} /> : null}
      <Band title={t("security:endAll.title")}>
        <PasswordForm id="end-access" text={t("security:endAll.text")} submit={t("security:endAll.submit")} />
      </Band>
      <SecurityLog entries={log} />
    </>
  );
}
