import { useTranslation } from "#app/ui/runtime/translation.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { ForStrangers } from "#app/ui/public/registration.tsx";

export const handle = { title: "features:title", description: "features:lead" };

export const loader = publicLoader(() => Promise.resolve(null));

const GROUPS = {
  slip: ["checked", "references", "preview", "paper"],
  invoice: ["quick", "vat", "languages", "look", "templates", "offers"],
  paid: ["email", "page", "online", "overdue", "sealed", "history"],
  data: ["clients", "import", "export", "archive"],
  connect: ["api", "webhooks", "safe", "noscript"],
} as const;

/** Rule 27. */
const PRO = new Set(["templates", "email", "online", "export", "api", "webhooks"]);

export default function Features() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("features:title")}>
        <p className="lead">{t("features:lead")}</p>
        <ForStrangers>
          <div className="actions">
            <a className="button button-primary" href={paths.register}>
              {t("features:start")}
            </a>
          </div>
        </ForStrangers>
      </PageHead>
      {Object.entries(GROUPS).map(([group, points]) => (
        <Band key={group} title={t(`features:group.${group}`)} bodyClass="columns">
          {points.map((point) => (
            <div className="stack is-close" key={point}>
              <h3>
                {t(`features:${point}.title`)}
                {PRO.has(point) ? <span className="soft"> · {t("features:pro")}</span> : null}
              </h3>
              <p className="soft">{t(`features:${point}.text`)}</p>
            </div>
          ))}
        </Band>
      ))}
    </>
  );
}
