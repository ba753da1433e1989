import { useTranslation } from "#app/ui/translation.ts";
import { type OfferQuery, offerQueryString, type OfferSort } from "#app/features/offers/list/offer-query.ts";
import type { OfferRow } from "#app/features/offers/list/offer-rows.ts";
import { paths } from "#app/paths.ts";
import { PaperTable } from "#app/ui/papers/paper-table.tsx";
import { OfferStatusBadge } from "./offer-status-badge.tsx";

interface OfferTableProps {
  rows: OfferRow[];
  caption: string;
  query?: OfferQuery;
  withoutClient?: boolean;
}

const SORTS = ["number", "client", "date", "valid", "status", "amount"] as const;

export function OfferTable({ rows, caption, query, withoutClient = false }: OfferTableProps) {
  const { t } = useTranslation();
  const validUntil = t("offers:field.validUntil");
  return (
    <PaperTable<OfferSort>
      caption={caption}
      heads={SORTS.map((name) => ({
        name,
        label: name === "valid" ? validUntil : t(`invoices:head.${name}`),
        sort: name === "status" ? null : name,
      }))}
      lastDayLabel={validUntil}
      list={query && { ...query, addressOf: (order) => paths.offers + offerQueryString(query, order) }}
      withoutClient={withoutClient}
      rows={rows.map((row) => ({
        ...row,
        to: paths.offer(row.id),
        lastDay: row.validUntil,
        status: <OfferStatusBadge status={row.status} />,
      }))}
    />
  );
}
