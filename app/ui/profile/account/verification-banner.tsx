import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/elements/page/icon.tsx";

export function VerificationBanner({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <div className="banner" role="status">
      <div className="wrap">
        <p>{t("common:verify.banner")}</p>
        <form method="post" className="actions">
          <input type="hidden" name="redirectTo" value={path} />
          <button className="button" formAction={paths.resendVerification}>
            {t("common:verify.resend")}
          </button>
          <button
            className="button button-quiet"
            formAction={paths.dismissVerification}
            aria-label={t("common:verify.dismiss")}
          >
            <Icon name="close" />
          </button>
        </form>
      </div>
    </div>
  );
}
