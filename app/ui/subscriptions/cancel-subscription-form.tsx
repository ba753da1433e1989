import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export function CancelSubscriptionForm({ paidUntil }: { paidUntil: string }) {
  const { t } = useTranslation();
  return (
    <Form id="cancel-subscription" className="medium stack" labels={{}}>
      <p>{t("subscription:cancel.text", { day: paidUntil })}</p>
      <p>{t("subscription:cancel.after")}</p>
      <div className="actions">
        <SubmitButton danger busy={t("common:sending")}>
          {t("subscription:cancel.submit")}
        </SubmitButton>
        <CancelLink to={paths.subscription} />
      </div>
    </Form>
  );
}
