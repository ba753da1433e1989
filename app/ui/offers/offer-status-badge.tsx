import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { OfferStatus } from "#app/features/selling/offers/fields/offer.ts";

/** Colours and shapes of invoices that stand alike. */
const OFFER_LOOK: Record<OfferStatus, string> = {
  draft: "draft",
  sent: "sent",
  accepted: "paid",
  declined: "cancelled",
  expired: "overdue",
  invoiced: "paid",
};

export function OfferStatusBadge({ status }: { status: OfferStatus }) {
  const { t } = useTranslation();
  return <span className={`status is-${OFFER_LOOK[status]}`}>{t(`offers:status.${status}`)}</span>;
}
