import { useTranslation } from "#app/ui/runtime/translation.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Shortcuts } from "#app/ui/shell/keyboard/shortcuts.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "shortcuts:title" };

export const loader = screenLoader(() => Promise.resolve(null));

export default function ShortcutsPage() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t("shortcuts:title")} back={{ to: paths.invoices, label: t("common:nav.invoices") }}>
      <Shortcuts />
    </PlainPage>
  );
}
