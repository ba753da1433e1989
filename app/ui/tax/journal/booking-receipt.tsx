import { paths } from "#app/paths.ts";
import { ReceiptForm } from "#app/ui/payments/expenses/receipt-form.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** The receipt of a booking by hand. Without one the form stands here; an error is shown on the page it posts to. */
export function BookingReceipt({ id, receipt }: { id: string; receipt: string | null }) {
  const { t } = useTranslation();
  const replace = t("expenses:receipt.replace");
  return (
    <section className="stack">
      <h2>{t("expenses:field.receipt")}</h2>
      <p>{receipt ?? t("expenses:receipt.none")}</p>
      {receipt ? (
        <div className="actions">
          <a className="button" href={paths.bookingReceipt(id)} download>
            {t("expenses:receipt.download")}
          </a>
          <May right="years">
            <form method="post" action={paths.removeBookingReceipt(id)}>
              <button className="button button-quiet">{t("expenses:receipt.remove")}</button>
            </form>
          </May>
        </div>
      ) : null}
      <May right="years">
        <ReceiptForm
          id="receipt"
          action={paths.uploadBookingReceipt(id)}
          hint={t("expenses:receipt.hint")}
          submit={receipt ? replace : t("expenses:receipt.add")}
        />
      </May>
    </section>
  );
}
