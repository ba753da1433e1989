import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function MadeWithSwitch({ label, isPro }: { label: string; isPro?: boolean | undefined }) {
  const { t } = useTranslation();
  if (!isPro) return <UpgradePrompt text={t("accounts:madeWithOnFree")} />;
  return (
    <Checkbox name="showsMadeWith" isSwitch>
      {label}
    </Checkbox>
  );
}
