import { KeysLine } from "#app/ui/shell/keyboard/keys-line.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function TodayKeys() {
  const { t } = useTranslation();
  return (
    <KeysLine
      keys={[
        [["J", "K"], t("dashboard:keys.move")],
        [[t("shortcuts:enter")], t("dashboard:keys.act")],
        [["U"], t("dashboard:keys.undo")],
        [["O"], t("dashboard:keys.open")],
      ]}
    />
  );
}
