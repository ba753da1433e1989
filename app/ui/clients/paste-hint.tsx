import { useTranslation } from "#app/ui/runtime/translation.ts";

export function PasteHint() {
  const { t } = useTranslation();
  return <span className="needs-scripts">{t("clients:pasteHint")}</span>;
}
