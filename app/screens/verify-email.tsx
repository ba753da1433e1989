import { data, type HeadersFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { tokenSchema } from "#app/features/accounts/account.schema.ts";
import { verifyEmail } from "#app/features/accounts/verification.server.ts";
import { publicAction, publicLoader, type Refusal } from "#app/platform/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/flash.tsx";
import { Band, PageHead } from "#app/ui/page.tsx";

/** The success page goes on to the sign-in by itself after this many seconds (specification §9). */
const REDIRECT_AFTER = 3;

export const handle = { title: "accounts:verify.title" };

/** Opening the link changes nothing: mail scanners do that too. The form below confirms the address. */
export const loader = publicLoader((_ctx, { url }) =>
  Promise.resolve({ token: url.searchParams.get("token") ?? "" }),
);

export const action = publicAction({ form: "verify", schema: tokenSchema }, async (ctx, { token }) => {
  await verifyEmail(ctx, token);
  return data(
    { verified: true as const, problem: null },
    { headers: { Refresh: `${REDIRECT_AFTER}; url=${paths.login}` } },
  );
});

/** Without scripts the browser goes on by the Refresh header. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const refresh = actionHeaders.get("Refresh");
  return new Headers(refresh ? { Refresh: refresh } : {});
};

export default function VerifyEmail() {
  const { t } = useTranslation();
  const { token } = useLoaderData<typeof loader>();
  const result = useActionData<{ verified: true; problem: null } | Refusal>();
  return (
    <>
      <PageHead title={t("accounts:verify.title")} />
      <Band className="is-open is-first" bodyClass="medium stack">
        {result && "verified" in result ? (
          <Verified />
        ) : result || !token ? (
          <Failed message={result?.problem?.message ?? t("accounts:verify.invalid")} />
        ) : (
          <Confirm token={token} />
        )}
      </Band>
    </>
  );
}

/** Submits itself where scripts run; elsewhere its button does. */
function Confirm({ token }: { token: string }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  useEffect(() => submit(form.current), [submit]);
  return (
    <form method="post" ref={form} className="stack">
      <p role="status">{t("accounts:verify.verifying")}</p>
      <input type="hidden" name="token" value={token} />
      <div className="actions">
        <button className="button button-primary">{t("accounts:verify.confirm")}</button>
      </div>
    </form>
  );
}

function Verified() {
  const { t } = useTranslation();
  useEffect(() => {
    const timer = setTimeout(() => location.assign(paths.login), REDIRECT_AFTER * 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Message tone="good">{t("accounts:verify.success")}</Message>
      <div className="actions">
        <Link className="button button-primary" to={paths.login}>
          {t("accounts:verify.continue")}
        </Link>
      </div>
    </>
  );
}

function Failed({ message }: { message: string }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Message tone="bad">{message}</Message>
      <div className="actions">
        <Link className="button button-primary" to={paths.login}>
          {t("accounts:login.title")}
        </Link>
        <details className="disclosure" onToggle={() => setAsked(true)}>
          <summary>{t("accounts:verify.contact")}</summary>
          <p role={asked ? "status" : undefined}>{t("accounts:verify.contactText")}</p>
        </details>
      </div>
    </>
  );
}
