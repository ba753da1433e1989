import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { CatalogueChoice } from "#app/features/catalogue/catalogue-option.ts";
import type { ClientOption } from "#app/features/invoices/form/client-option.ts";
import type { TemplateCaps } from "#app/features/invoices/form/invoice-caps.ts";
import type { PreviewView } from "#app/features/invoices/preview/preview-view.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { paths } from "#app/paths.ts";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { HiddenField } from "#app/ui/forms/fields/field.tsx";
import { Form, useKept } from "#app/ui/forms/form.tsx";
import { useUnsavedGuard } from "#app/ui/forms/use-unsaved-guard.ts";
import { FormTotals } from "#app/ui/invoices/form/form-totals.tsx";
import { PriceFold } from "#app/ui/invoices/form/price-fold.tsx";
import { ItemRows } from "#app/ui/invoices/form/rows/item-rows.tsx";
import { LiveSheet } from "#app/ui/invoices/form/sheet/live-sheet.tsx";
import { useDraft } from "#app/ui/invoices/form/use-draft.ts";
import { SumBar, Writer } from "#app/ui/invoices/form/writer.tsx";
import { TemplateClient } from "#app/ui/papers/templates/template-client.tsx";
import { RuleFields, RuleFold } from "./rule-fields.tsx";
import { SeriesFold } from "./series-fold.tsx";
import { useSeriesLabels } from "./use-series-labels.ts";

interface SeriesFormProps {
  values: FormValues;
  /** The sheet of the next invoice. */
  preview: PreviewView;
  hasVatNumber: boolean;
  roundsToFive: boolean;
  offersEur: boolean;
  defaultVatRate: string;
  vatRates: string[];
  units: string[];
  caps: TemplateCaps;
  clients: ClientOption[];
  catalogue: CatalogueChoice[];
  canSend: boolean;
  head: ReactNode;
}

const ON_SLIP = ["clientName", "items"];

/** As an invoice is written, with the sheet of the next one beside it. Works without scripts. */
export function SeriesForm(props: SeriesFormProps) {
  const { t } = useTranslation();
  const labels = useSeriesLabels();
  const { caps, values, clients } = props;
  const { values: draft, totals, reread } = useDraft(values, props.roundsToFive);
  const guard = useUnsavedGuard(useKept("series") !== null);
  const clientId = textOf(values.clientId);
  const known = clients.find((client) => client.id === clientId)?.name ?? "";
  const chosen = { id: clientId, name: textOf(values.clientName) || known };
  return (
    <Writer
      head={props.head}
      sheet={
        <LiveSheet
          formId="series"
          drawnAt={paths.previewSeries}
          hasSlip
          fields={ON_SLIP}
          initial={props.preview}
          rows={JSON.stringify(draft.items ?? [])}
        />
      }
    >
      <Form id="series" labels={labels} values={values} onInput={guard.typed(reread)}>
        <ConflictNotice labels={labels} />
        <HiddenField name="version" />
        <HiddenField name="referenceType" />
        <DefaultSubmit>{t("series:save")}</DefaultSubmit>
        <div className="stack">
          <TemplateClient key={clientId} clients={clients} chosen={chosen} />
          <ItemRows {...props} {...totals} labels={labels} onChange={reread} />
        </div>
        <FormTotals
          totals={totals}
          warnVat={!props.hasVatNumber && totals.vatTotal > 0}
          showVat={props.hasVatNumber}
        />
        <RuleFields labels={labels} canSend={props.canSend} />
        <div className="folds">
          <RuleFold labels={labels} draft={draft} />
          <PriceFold labels={labels} caps={caps} values={values} draft={draft} offersEur={props.offersEur} />
          <SeriesFold labels={labels} caps={caps} draft={draft} />
        </div>
        <SumBar totals={totals} save={t("series:save")} afterwards={t("series:afterwards")} />
      </Form>
    </Writer>
  );
}
