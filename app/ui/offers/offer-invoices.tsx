import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { OfferInvoiceKind } from "#app/features/selling/offers/fields/offer.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";

interface OfferInvoiceRow {
  id: string;
  number: string;
  kind: OfferInvoiceKind;
  /** Formatted; empty unless it is a part. */
  percent: string;
  day: string;
  total: string;
  isDraft: boolean;
  isHidden: boolean;
}

export function OfferInvoices({ rows }: { rows: OfferInvoiceRow[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("offers:invoices.title")}
      heads={[
        t("invoices:head.number"),
        t("offers:invoices.kind"),
        t("invoices:head.date"),
        numberHead(t("invoices:head.amount")),
      ]}
    >
      {rows.map(({ id, number, kind, percent, day, total, isDraft, isHidden }) => (
        <tr key={id}>
          <td data-cell="title">
            {isHidden ? (
              number
            ) : (
              <Link className="row-link" to={paths.invoice(id)}>
                {number}
              </Link>
            )}
          </td>
          <td data-cell="rest">
            {t(`offers:invoices.${kind}`, { percent })}
            {isDraft ? <span className="soft"> · {t("invoices:status.draft")}</span> : null}
            {isHidden ? <span className="soft"> · {t("invoices:hidden")}</span> : null}
          </td>
          <td data-cell="meta" className="date">
            {day}
          </td>
          <td data-cell="amount" className="num">
            {total}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
