import { useTranslation } from "#app/ui/runtime/translation.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "subscription:cancelled.title" };

export const loader = publicLoader(() => Promise.resolve(null));

export default function PaymentCancelled() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t("subscription:cancelled.title")} bodyClass="medium stack">
      <p>{t("subscription:cancelled.text")}</p>
      <div className="actions">
        <Link className="button button-primary" to={paths.pricing}>
          {t("subscription:cancelled.again")}
        </Link>
        <Link className="button" to={paths.dashboard}>
          {t("subscription:success.continue")}
        </Link>
      </div>
    </PlainPage>
  );
}
