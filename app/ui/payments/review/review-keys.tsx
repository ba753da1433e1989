import { KeysLine } from "#app/ui/shell/keyboard/keys-line.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function ReviewKeys() {
  const { t } = useTranslation();
  return (
    <KeysLine
      keys={[
        [["J", "K"], t("payments:keys.move")],
        [[t("payments:keys.spaceKey")], t("payments:keys.space")],
        [["A"], t("payments:keys.other")],
        [["I"], t("payments:keys.ignore")],
        [["V"], t("payments:keys.one")],
        [[t("shortcuts:enter")], t("payments:keys.confirm")],
      ]}
    />
  );
}
