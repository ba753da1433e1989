import { useTranslation } from "#app/ui/translation.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Shortcuts } from "#app/ui/keyboard/shortcuts.tsx";
import { Band, PageHead } from "#app/ui/page/page.tsx";

export const handle = { title: "shortcuts:title" };

export const loader = screenLoader(() => Promise.resolve(null));

export default function ShortcutsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("shortcuts:title")} back={{ to: paths.invoices, label: t("common:nav.invoices") }} />
      <Band className="is-open is-first">
        <Shortcuts />
      </Band>
    </>
  );
}
