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
import { SelectCell, SelectHead } from "#app/ui/elements/lists/select-cell.tsx";
import { stepFormOf } from "#app/ui/dashboard/row-step-forms.tsx";
import { OfferStatusBadge } from "./offer-status-badge.tsx";

interface OfferTableProps {
  rows: OfferRow[];
  caption: string;
  query?: OfferQuery;
  withoutClient?: boolean;
  steps?: Record<string, RowStep>;
  /** Whether the whole list is chosen; undefined where nothing can be. */
  isOfAll?: boolean | undefined;
}

const HEADS = ["number", "client", "date", "status", "amount"] as const;

export function OfferTable({ rows, caption, query, withoutClient = false, steps, isOfAll }: OfferTableProps) {
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
      selectHead={isOfAll === undefined ? null : <SelectHead isOfAll={isOfAll} />}
      hasActions={steps !== undefined}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          {isOfAll === undefined ? null : (
            <SelectCell
              id={row.id}
              label={t("batches:chosen.selectOffer", { number: row.number })}
              isOfAll={isOfAll}
              amount={row.amount}
              currency="CHF"
            />
          )}
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
  const { id, number, recipient } = row;
  if (!step) return null;
  return (
    <div className="actions is-quick">
      <May right="act">
        <RowStepButton
          step={step}
          label={t(`dashboard:verb.${step.verb}Of`, { number, name: recipient })}
          form={stepFormOf(id)}
        />
      </May>
    </div>
  );
}
