import { useTranslation } from "#app/ui/runtime/translation.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { OptionList } from "#app/ui/elements/lists/option-list.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "accounts:room.integrations" };

export const loader = screenLoader(() => Promise.resolve(null));

export default function Integrations() {
  const { t } = useTranslation();
  const verb = t("accounts:options.open");
  return (
    <>
      <PageHead title={t("accounts:room.integrations")} />
      <Band className="is-open is-first" title={t("accounts:section.connected")} bodyClass="medium">
        <OptionList
          options={[
            { title: t("calendar:title"), text: t("calendar:short"), to: paths.calendar, verb },
            { title: t("applications:title"), text: t("applications:text"), to: paths.applications, verb },
          ]}
        />
      </Band>
      <Band
        title={t("accounts:section.programs")}
        hint={t("accounts:section.programsHint")}
        bodyClass="medium"
      >
        <OptionList
          options={[
            { title: t("api-keys:title"), text: t("api-keys:text"), to: paths.apiKeys, verb },
            { title: t("webhooks:title"), text: t("webhooks:text"), to: paths.webhooks, verb },
            {
              title: t("api-keys:requests.title"),
              text: t("api-keys:requests.text"),
              to: paths.requests(),
              verb,
            },
          ]}
        />
      </Band>
    </>
  );
}
