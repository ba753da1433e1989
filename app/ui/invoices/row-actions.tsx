import { lazy, Suspense } from "react";
import { useTranslation } from "#app/ui/translation.ts";
import type { InvoiceRow } from "#app/features/invoices/list/invoice-rows.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/dialog/dialog.tsx";
import { FetchedPage } from "#app/ui/dialog/fetched-page.tsx";
import { namespacesLoaded } from "#app/ui/i18n.client.ts";
import type { MarkPaidData } from "./mark-paid-form.tsx";

/** A list comes without the scripts of forms, which weigh much: they are fetched when the dialog opens. */
const MarkPaidForm = lazy(async () => {
  const form = await import("./mark-paid-form.tsx");
  await namespacesLoaded();
  return { default: form.MarkPaidForm };
});

export function RowActions({ row: { id, number, canBePaid } }: { row: InvoiceRow }) {
  const { t } = useTranslation();
  const title = t("sending:markPaid.title", { number });
  return (
    <div className="actions is-quick">
      <a
        className="button button-quiet"
        href={paths.invoicePdf(id)}
        aria-label={t("invoice-list:downloadOne", { number })}
      >
        PDF
      </a>
      {canBePaid ? (
        <DialogLink
          to={paths.markPaid(id)}
          title={title}
          className="button button-quiet"
          label={title}
          stay
          content={
            <Suspense>
              <FetchedPage<MarkPaidData> from={paths.markPaid(id)}>
                {(data) => <MarkPaidForm {...data} />}
              </FetchedPage>
            </Suspense>
          }
        >
          {t("invoices:status.paid")}
        </DialogLink>
      ) : null}
    </div>
  );
}
