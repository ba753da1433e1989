import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";
import { SeenVersion } from "#app/ui/forms/hidden/seen-version.tsx";
import { Message } from "#app/ui/page/flash.tsx";
import { UpgradePrompt } from "#app/ui/subscriptions/upgrade-prompt.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** On Free: what Pro would do, and how to manage without. */
export function NotPro({ id, version, isDraft }: { id: string; version: number; isDraft: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <UpgradePrompt text={t("errors:plan.pro_required")} />
      {isDraft ? <p>{t("sending:send.instead")}</p> : null}
      <div className="actions">
        {isDraft ? (
          <form method="post" action={paths.markSent(id)}>
            <SeenVersion version={version} />
            <button className="button">{t("sending:action.markSent")}</button>
          </form>
        ) : null}
        <a className="button" href={paths.invoicePdf(id)} download>
          {t("invoices:detail.download")}
        </a>
      </div>
    </>
  );
}

export function NotAllowed({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="note">{t("errors:invoice.transition_not_allowed")}</Message>
      <p>
        <Link to={paths.invoice(id)}>{t("invoices:detail.title", { number })}</Link>
      </p>
    </>
  );
}

/** The confirmation link can be requested right here. */
export function NotVerified({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="note">{t("errors:account.email_not_verified")}</Message>
      <form method="post" action={paths.resendVerification} className="actions">
        <input type="hidden" name="redirectTo" value={paths.sendInvoice(id)} />
        <button className="button button-primary">{t("common:verify.resend")}</button>
      </form>
    </>
  );
}
