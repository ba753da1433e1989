import { Link, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/paths.ts";
import { Message } from "./flash.tsx";
import { Redirecting } from "./redirecting.tsx";

interface ConfirmByLinkProps {
  token: string;
  /** What the form's action answered, if it was sent. */
  result:
    { isConfirmed: true } | { isConfirmed?: undefined; problem: { message: string } | null } | undefined;
}

/** An address confirmed by the link sent to it: asked on opening, done by the form, so that mail scanners change nothing. */
export function ConfirmByLink({ token, result }: ConfirmByLinkProps) {
  const { t } = useTranslation();
  if (result?.isConfirmed) {
    return (
      <Redirecting
        to={paths.login}
        message={t("accounts:verify.success")}
        label={t("accounts:verify.continue")}
      />
    );
  }
  if (result || !token) return <Failed message={result?.problem?.message ?? t("accounts:verify.invalid")} />;
  return <Confirm token={token} />;
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
