import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { deviceName } from "#app/features/people/accounts/sign-in/device.ts";
import { findProfile } from "#app/features/people/accounts/profile.server.ts";
import { isPasskeyPlace, listPasskeys } from "#app/features/people/accounts/passkeys/passkeys.server.ts";
import { nameOfOwnIdentity } from "#app/features/people/accounts/provider/identities.server.ts";
import { providerName } from "#app/features/people/accounts/provider/provider.server.ts";
import { listSessions } from "#app/features/people/accounts/sign-in/sessions.server.ts";
import { hasActs } from "#app/features/people/operator/acts/acts.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { EmailFact } from "#app/ui/profile/account/account-facts.tsx";
import { type SessionRow, SessionsSection } from "#app/ui/profile/account/sessions-section.tsx";
import { OperatorSection } from "#app/ui/profile/account/operator-section.tsx";
import { type PasskeyRow, PasskeySection } from "#app/ui/profile/passkeys/passkey-section.tsx";
import { SignInSection } from "#app/ui/profile/account/sign-in-section.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "accounts:signIn.title" };

export const loader = screenLoader(async (ctx) => {
  const { email, emailVerified, isTwoStep } = await findProfile(ctx);
  const sessions = await listSessions(ctx);
  const name = providerName(ctx);
  const isActedOn = rightsOf(ctx.role).includes("own") && (await hasActs(ctx));
  const passkeys = isPasskeyPlace(ctx) ? await listPasskeys(ctx) : null;
  return {
    email,
    emailVerified,
    isTwoStep,
    isActedOn,
    provider: name ? { name, email: await nameOfOwnIdentity(ctx) } : null,
    passkeys: passkeys?.map((passkey): PasskeyRow => ({
      id: passkey.id,
      name: passkey.name,
      isBackedUp: passkey.isBackedUp,
      created: formatInstant(passkey.createdAt, ctx.locale),
      lastUsed: passkey.lastUsedAt && formatInstant(passkey.lastUsedAt, ctx.locale),
    })),
    sessions: sessions.map((session): SessionRow => ({
      id: session.id,
      device: deviceName(session.userAgent),
      isBearer: session.kind === "bearer",
      lastSeenAt: session.lastSeenAt,
      lastSeen: formatInstant(session.lastSeenAt, ctx.locale),
      since: formatInstant(session.createdAt, ctx.locale),
      isCurrent: session.isCurrent,
    })),
  };
});

export default function SignIn() {
  const { t } = useTranslation();
  const { sessions, passkeys, provider, isTwoStep, isActedOn, ...address } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("accounts:signIn.title")}
        back={{ to: paths.profile, label: t("accounts:room.account") }}
      />
      <Band title={t("accounts:signIn.access")}>
        <dl className="facts">
          <EmailFact {...address} />
        </dl>
        <div className="actions is-spaced">
          <Link className="button" to={paths.changeEmail}>
            {t("accounts:changeEmail.title")}
          </Link>
          <Link className="button" to={paths.changePassword}>
            {t("accounts:changePassword.title")}
          </Link>
        </div>
      </Band>
      <SignInSection isTwoStep={isTwoStep} provider={provider} />
      {passkeys ? <PasskeySection passkeys={passkeys} /> : null}
      <SessionsSection sessions={sessions} page={paths.signIn} />
      {isActedOn ? <OperatorSection /> : null}
    </>
  );
}
