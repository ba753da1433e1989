import { useTranslation } from "#app/ui/runtime/translation.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { YourDataSection } from "#app/ui/profile/account/your-data-section.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "accounts:room.data" };

export const loader = screenLoader(() => Promise.resolve(null));

export default function OwnData() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t("accounts:room.data")}
        back={{ to: paths.profile, label: t("accounts:room.account") }}
      />
      <May right="books">
        <Band title={t("exports:title")} bodyClass="medium stack">
          <p>{t("exports:lead")}</p>
          <div className="actions">
            <Link className="button" to={paths.exportData}>
              {t("exports:title")}
            </Link>
            <May right="act">
              <Link className="button" to={paths.importData}>
                {t("imports:title")}
              </Link>
            </May>
          </div>
        </Band>
      </May>
      <YourDataSection />
    </>
  );
}
