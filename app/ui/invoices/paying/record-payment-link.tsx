import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/links/dialog-link.tsx";

export function RecordPaymentLink({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <DialogLink to={paths.recordPayment(id)} className="button">
      {t("sending:payment.record")}
    </DialogLink>
  );
}
