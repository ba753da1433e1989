import { lazy, Suspense } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/dialog/dialog.tsx";

const Form = lazy(async () => ({ default: (await import("./fetched-payment-form.tsx")).FetchedPaymentForm }));

export function RecordPaymentLink({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation();
  return (
    <DialogLink
      to={paths.recordPayment(id)}
      title={t("sending:payment.title", { number })}
      className="button"
      content={
        <Suspense>
          <Form id={id} />
        </Suspense>
      }
    >
      {t("sending:payment.record")}
    </DialogLink>
  );
}
