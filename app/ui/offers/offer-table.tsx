import { useTranslation } from "#app/ui/translation.ts";
import { type OfferQuery, offerQueryString, type OfferSort } from "#app/features/offers/list/offer-query.ts";
import type { OfferRow } from "#app/features/offers/list/offer-rows.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/links/link.tsx";
import { SortHead } from "#app/ui/links/sort-head.tsx";
import { OfferStatusBadge } from "./offer-status-badge.tsx";

interface OfferTableProps {
  rows: OfferRow[];
  caption: string;
  /** With heads that sort the list. */
  query?: OfferQuery;
  /** On the page of the one whose they all are. */
  withoutClient?: boolean;
}

const OFFER_HEADS: [head: string, sort: OfferSort | null][] = [
  ["number", "number"],
  ["client", "client"],
  ["date", "date"],
  ["valid", "valid"],
  ["status", null],
  ["amount", "amount"],
];

export function OfferTable({ rows, caption, query, withoutClient = false }: OfferTableProps) {
  const heads = OFFER_HEADS.filter(([head]) => !withoutClient || head !== "client");
  return (
    <table className="table is-cards">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map(([head, sort]) => (
            <OfferHead key={head} head={head} sort={sort} query={query} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OfferTableRow key={row.id} row={row} withoutClient={withoutClient} />
        ))}
      </tbody>
    </table>
  );
}

interface OfferHeadProps {
  head: string;
  sort: OfferSort | null;
  query?: OfferQuery | undefined;
}

function OfferHead({ head, sort, query }: OfferHeadProps) {
  const { t } = useTranslation();
  const label = head === "valid" ? t("offers:field.validUntil") : t(`invoices:head.${head}`);
  const list = query && {
    ...query,
    addressOf: (order: Pick<typeof query, "sort" | "descending">) =>
      paths.offers + offerQueryString(query, order),
  };
  return <SortHead {...{ label, sort, list }} isNumber={head === "amount"} />;
}

function OfferTableRow({ row, withoutClient }: { row: OfferRow; withoutClient: boolean }) {
  const { t } = useTranslation();
  return (
    <tr>
      <td data-cell={withoutClient ? "title" : "meta"}>
        <Link className="row-link" to={paths.offer(row.id)} prefetch="intent">
          {row.number}
        </Link>
      </td>
      {withoutClient ? null : <td data-cell="title">{row.recipient}</td>}
      <td data-cell={withoutClient ? "meta" : "none"} className="date">
        {row.issueDate}
      </td>
      <td data-cell="rest" data-label={t("offers:field.validUntil")} className="date">
        {row.validUntil}
      </td>
      <td data-cell="status">
        <OfferStatusBadge status={row.status} />
      </td>
      <td data-cell="amount" className="num">
        {row.total}
      </td>
    </tr>
  );
}
