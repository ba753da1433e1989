import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

interface ByHandProps {
  version: number;
  instead: string;
  markSent: { to: string; label: string } | null;
  pdf: string;
}

/** On Free, says what Pro would do, and how to manage without. */
export function NotPro(props: ByHandProps) {
  const { t } = useTranslation();
  return (
    <>
      <UpgradePrompt text={t("errors:plan.pro_required")} />
      <ByHand {...props} />
    </>
  );
}

/** For a client who gets letters by post. */
export function ByPost(props: ByHandProps) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="note">{t("sending:byPost")}</Message>
      <ByHand {...props} />
    </>
  );
}

function ByHand({ version, instead, markSent, pdf }: ByHandProps) {
  const { t } = useTranslation();
  return (
    <>
      {instead ? <p>{instead}</p> : null}
      <div className="actions">
        {markSent ? (
          <form method="post" action={markSent.to}>
            <SeenVersion version={version} />
            <button className="button">{markSent.label}</button>
          </form>
        ) : null}
        <a className="button" href={pdf} download>
          {t("invoices:detail.download")}
        </a>
      </div>
    </>
  );
}

/** The confirmation link can be requested right here. @param back where it leads afterwards */
export function NotVerified({ back }: { back: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message tone="note">{t("errors:account.email_not_verified")}</Message>
      <form method="post" action={paths.resendVerification} className="actions">
        <input type="hidden" name="redirectTo" value={back} />
        <button className="button button-primary">{t("common:verify.resend")}</button>
      </form>
    </>
  );
}
