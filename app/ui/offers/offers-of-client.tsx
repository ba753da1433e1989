import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { OfferRow } from "#app/features/selling/offers/list/offer-rows.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { OfferTable } from "./offer-table.tsx";

export function OffersOfClient({ id, rows }: { id: string; rows: OfferRow[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <div className="stack is-close">
      <h2>{t("common:nav.offers")}</h2>
      <OfferTable withoutClient rows={rows} caption={t("common:nav.offers")} />
      <p>
        <Link to={paths.offersOf(id)}>{t("offers:list.ofClient")}</Link>
      </p>
    </div>
  );
}
