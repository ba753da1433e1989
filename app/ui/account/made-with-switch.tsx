import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { UpgradePrompt } from "#app/ui/subscriptions/upgrade-prompt.tsx";
import { useTranslation } from "#app/ui/translation.ts";

export function MadeWithSwitch({ label, isPro }: { label: string; isPro?: boolean | undefined }) {
  const { t } = useTranslation();
  if (!isPro) return <UpgradePrompt text={t("accounts:madeWithOnFree")} />;
  return (
    <Checkbox name="showsMadeWith" isSwitch>
      {label}
    </Checkbox>
  );
}
