import { useActionData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { Refusal } from "#app/platform/forms/form-refusal.server.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { PasskeyForm } from "./passkey-form.tsx";

interface PasskeyPageProps {
  action: string;
  options: string;
  redirectTo: string;
  back: { to: string; label: string };
}

/** Where the forms of other pages end when the passkey is refused. */
export function PasskeyPage({ action, options, redirectTo, back }: PasskeyPageProps) {
  const { t } = useTranslation();
  const problem = useActionData<Refusal>()?.problem;
  return (
    <PlainPage title={t("passkeys:use.title")} bodyClass="narrow stack">
      {problem ? (
        <div data-refusal="" tabIndex={-1}>
          <Message tone="bad">{problem.message}</Message>
        </div>
      ) : (
        <p className="needs-passkeys">{t("passkeys:use.text")}</p>
      )}
      <PasskeyForm kind="get" action={action} options={options} values={{ redirectTo }} isPrimary>
        {t("passkeys:use.submit")}
      </PasskeyForm>
      <p className="lacks-passkeys">{t("passkeys:unsupported")}</p>
      <hr className="rule" />
      <p>
        <Link to={back.to}>{back.label}</Link>
      </p>
    </PlainPage>
  );
}
