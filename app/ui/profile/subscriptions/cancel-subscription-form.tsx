import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";

export function CancelSubscriptionForm({ proUntil }: { proUntil: string }) {
  const { t } = useTranslation();
  return (
    <ConfirmForm
      id="cancel-subscription"
      submit={t("subscription:cancel.submit")}
      busy={t("common:sending")}
      back={paths.subscription}
    >
      <p>
        {proUntil ? t("subscription:cancel.text", { day: proUntil }) : t("subscription:cancel.textClosed")}
      </p>
      <p>{t("subscription:cancel.after")}</p>
    </ConfirmForm>
  );
}
