import { lazy, Suspense } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/dialog/dialog.tsx";
import { FetchedPage } from "#app/ui/elements/dialog/fetched-page.tsx";
import type { RecordPaymentData } from "./record-payment-form.tsx";

const RecordPaymentForm = lazy(async () => {
  const form = await import("./record-payment-form.tsx");
  return { default: form.RecordPaymentForm };
});

export function RecordPaymentLink({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation();
  return (
    <DialogLink
      to={paths.recordPayment(id)}
      title={t("sending:payment.title", { number })}
      className="button"
      content={
        <Suspense>
          <FetchedPage<RecordPaymentData> from={paths.recordPayment(id)}>
            {(data) => <RecordPaymentForm {...data} />}
          </FetchedPage>
        </Suspense>
      }
    >
      {t("sending:payment.record")}
    </DialogLink>
  );
}
