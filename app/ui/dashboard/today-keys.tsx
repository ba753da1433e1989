import { useListKeys } from "#app/ui/shell/keyboard/use-list-keys.ts";
import { KeysLine } from "#app/ui/shell/keyboard/keys-line.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function TodayKeys() {
  const { t } = useTranslation();
  useListKeys();
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
