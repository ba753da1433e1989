import type { RowStep } from "#app/features/front/dashboard/today/row-act.ts";
import type { OfferQuery } from "#app/features/selling/offers/list/offer-query.ts";
import type { OfferRow } from "#app/features/selling/offers/list/offer-rows.ts";
import { paths } from "#app/paths.ts";
import { RowStepForms } from "#app/ui/dashboard/row-step-forms.tsx";
import { SelectionActs } from "#app/ui/elements/lists/selection-acts.tsx";
import { SelectionBar, type WholeList } from "#app/ui/elements/lists/selection-bar.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { OfferTable } from "./offer-table.tsx";

interface SelectableOffersProps {
  query: OfferQuery;
  rows: OfferRow[];
  steps: Record<string, RowStep>;
  list: WholeList;
}

export function SelectableOffers({ query, rows, steps, list }: SelectableOffersProps) {
  const { t } = useTranslation();
  return (
    <>
      <form
        action={paths.selectedOfferPdf}
        className="selection"
        data-selection={list.isChosen ? undefined : ""}
      >
        <OfferTable
          rows={rows}
          caption={t("common:nav.offers")}
          query={query}
          steps={steps}
          isOfAll={list.isChosen}
        />
        <SelectionBar list={list}>
          <SelectionActs check={paths.selectedOffers} file={paths.selectedOfferExport} />
        </SelectionBar>
      </form>
      <RowStepForms steps={steps} />
    </>
  );
}
