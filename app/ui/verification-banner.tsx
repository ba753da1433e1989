import { useTranslation } from "react-i18next";
import { paths } from "#app/paths.ts";

/** Reminds of the unconfirmed address, with a button that sends the link again. */
export function VerificationBanner({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <div className="banner" role="status">
      <div className="wrap">
        <p>{t("accounts:verify.banner")}</p>
        <form method="post" action={paths.resendVerification} className="actions">
          <input type="hidden" name="redirectTo" value={path} />
          <button className="button">{t("accounts:verify.resend")}</button>
        </form>
      </div>
    </div>
  );
}
