import { paths } from "#app/paths.ts";
import { FetchedPage } from "#app/ui/elements/dialog/fetched-page.tsx";
import { RecordPaymentForm, type RecordPaymentData } from "./record-payment-form.tsx";

export function FetchedPaymentForm({ id }: { id: string }) {
  return (
    <FetchedPage<RecordPaymentData> from={paths.recordPayment(id)}>
      {(data) => <RecordPaymentForm {...data} />}
    </FetchedPage>
  );
}
