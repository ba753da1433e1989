import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { Redirecting } from "#app/ui/elements/page/redirecting.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

type Answer = { isConfirmed: true } | { isConfirmed?: undefined; problem: { message: string } | null };

/** Opening the link only asks, the form confirms, so that mail scanners change nothing. */
export function ConfirmByLink() {
  const { t } = useTranslation();
  const { token } = useLoaderData<{ token: string }>();
  const answer = useActionData<Answer>();
  return (
    <PlainPage title={t("sign-in:verify.title")} bodyClass="medium stack">
      {answer?.isConfirmed ? (
        <Redirecting
          to={paths.login}
          message={t("sign-in:verify.success")}
          label={t("sign-in:verify.continue")}
        />
      ) : answer || !token ? (
        <Failed message={answer?.problem?.message ?? t("sign-in:verify.invalid")} />
      ) : (
        <Confirm token={token} />
      )}
    </PlainPage>
  );
}

function Confirm({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" data-at-once="" className="stack">
      <p role="status">{t("sign-in:verify.press")}</p>
      <input type="hidden" name="token" value={token} />
      <div className="actions">
        <button className="button button-primary">{t("sign-in:verify.confirm")}</button>
      </div>
    </form>
  );
}

function Failed({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="bad">{message}</Message>
      <div className="actions">
        <Link className="button button-primary" to={paths.login}>
          {t("sign-in:login.title")}
        </Link>
        <details className="disclosure">
          <summary>{t("sign-in:verify.contact")}</summary>
          <p>{t("sign-in:verify.contactText")}</p>
        </details>
      </div>
    </>
  );
}
