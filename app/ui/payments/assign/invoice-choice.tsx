import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { AssignData } from "#app/features/money/payments/review/assign-data.ts";
import { paths } from "#app/paths.ts";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";

interface InvoiceChoiceProps {
  paymentId: string;
  invoices: AssignData["invoices"];
  teachable: string;
}

export function InvoiceChoice({ paymentId, invoices, teachable }: InvoiceChoiceProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.assignPayment(paymentId)}>
      {teachable ? (
        <label className="check">
          <input type="checkbox" name="teach" value="yes" />
          <span>{t("payments:rules.teach", { iban: teachable })}</span>
        </label>
      ) : null}
      <RecordTable
        caption={t("payments:assign.caption")}
        rows={invoices}
        columns={[
          { head: t("payments:head.invoice"), place: "meta nowrap", of: ({ number }) => number },
          {
            head: t("invoices:head.client"),
            place: "title",
            of: ({ recipient, isHidden }) =>
              isHidden ? `${recipient} · ${t("invoices:hidden")}` : recipient,
          },
          {
            head: t("payments:assign.due"),
            place: "rest date",
            isLabelled: true,
            of: ({ dueDate }) => dueDate,
          },
          { head: t("payments:assign.amount"), place: "amount num", of: ({ due }) => due },
        ]}
        actions={({ id, number }) => (
          <button
            className="button button-quiet is-small"
            name="invoiceId"
            value={id}
            aria-label={t("payments:assign.submitOf", { number })}
          >
            {t("payments:assign.submit")}
          </button>
        )}
      />
    </form>
  );
}
