import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import {
  type OfferQuery,
  offerQueryString,
  type OfferSort,
} from "#app/features/selling/offers/list/offer-query.ts";
import type { OfferRow } from "#app/features/selling/offers/list/offer-rows.ts";
import { paths } from "#app/paths.ts";
import { PaperCells, PaperTable } from "#app/ui/papers/paper-table.tsx";
import { RowStepButton } from "#app/ui/dashboard/row-step.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { OfferStatusBadge } from "./offer-status-badge.tsx";

interface OfferTableProps {
  rows: OfferRow[];
  caption: string;
  query?: OfferQuery;
  withoutClient?: boolean;
  steps?: Record<string, RowStep>;
}

const HEADS = ["number", "client", "date", "status", "amount"] as const;

export function OfferTable({ rows, caption, query, withoutClient = false, steps }: OfferTableProps) {
  const { t } = useTranslation();
  const validUntil = t("offers:field.validUntil");
  return (
    <PaperTable<OfferSort>
      caption={caption}
      heads={HEADS.map((name) => ({
        name,
        label: t(`invoices:head.${name}`),
        sort: name === "status" ? "valid" : name,
      }))}
      list={query && { ...query, addressOf: (order) => paths.offers + offerQueryString(query, order) }}
      withoutClient={withoutClient}
      hasActions={steps !== undefined}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <PaperCells
            {...row}
            to={paths.offer(row.id)}
            lastDay={row.status === "sent" ? `${validUntil} ${row.validUntil}` : ""}
            status={<OfferStatusBadge status={row.status} />}
            withoutClient={withoutClient}
            actions={steps ? <OfferStep row={row} step={steps[row.id]} /> : null}
          />
        </tr>
      ))}
    </PaperTable>
  );
}

function OfferStep({ row, step }: { row: OfferRow; step: RowStep | undefined }) {
  const { t } = useTranslation();
  const { number, recipient } = row;
  if (!step) return null;
  return (
    <div className="actions">
      <May right="act">
        <RowStepButton step={step} label={t(`dashboard:verb.${step.verb}Of`, { number, name: recipient })} />
      </May>
    </div>
  );
}
