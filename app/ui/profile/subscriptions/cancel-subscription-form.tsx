import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";

export function CancelSubscriptionForm({ paidUntil }: { paidUntil: string }) {
  const { t } = useTranslation();
  return (
    <ConfirmForm
      id="cancel-subscription"
      submit={t("subscription:cancel.submit")}
      busy={t("common:sending")}
      back={paths.subscription}
    >
      <p>{t("subscription:cancel.text", { day: paidUntil })}</p>
      <p>{t("subscription:cancel.after")}</p>
    </ConfirmForm>
  );
}
