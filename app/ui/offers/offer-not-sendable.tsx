import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";
import { SeenVersion } from "#app/ui/forms/hidden/seen-version.tsx";
import { Message } from "#app/ui/page/flash.tsx";
import { UpgradePrompt } from "#app/ui/subscriptions/upgrade-prompt.tsx";

interface OfferNotSendableProps {
  id: string;
  version: number;
  isDraft: boolean;
  problem: "plan" | "address";
}

/** What stands in the way, and how to manage without. */
export function OfferNotSendable({ id, version, isDraft, problem }: OfferNotSendableProps) {
  const { t } = useTranslation();
  if (problem === "address") {
    return (
      <>
        <Message tone="note">{t("errors:account.email_not_verified")}</Message>
        <form method="post" action={paths.resendVerification} className="actions">
          <input type="hidden" name="redirectTo" value={paths.sendOffer(id)} />
          <button className="button button-primary">{t("common:verify.resend")}</button>
        </form>
      </>
    );
  }
  return (
    <>
      <UpgradePrompt text={t("errors:plan.pro_required")} />
      <p>{t("offers:send.instead")}</p>
      <div className="actions">
        {isDraft ? (
          <form method="post" action={paths.markOfferSent(id)}>
            <SeenVersion version={version} />
            <button className="button">{t("offers:action.markSent")}</button>
          </form>
        ) : null}
        <a className="button" href={paths.offerPdf(id)} download>
          {t("invoices:detail.download")}
        </a>
      </div>
    </>
  );
}
