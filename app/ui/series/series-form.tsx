import { useTranslation } from "#app/ui/translation.ts";
import type { ClientOption } from "#app/features/invoices/form/client-option.ts";
import type { TemplateCaps } from "#app/features/invoices/form/invoice-caps.ts";
import { MAX_NAME } from "#app/features/templates/template.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { HiddenField, inputsOf, TextArea, TextField } from "#app/ui/forms/field.tsx";
import { Form, useKept } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useUnsavedGuard } from "#app/ui/forms/use-unsaved-guard.ts";
import { FormTotals } from "#app/ui/invoices/form/form-totals.tsx";
import { PriceFold } from "#app/ui/invoices/form/price-fold.tsx";
import { ItemRows } from "#app/ui/invoices/form/rows/item-rows.tsx";
import { useDraft } from "#app/ui/invoices/form/use-draft.ts";
import { ClientSection, DocumentSection } from "#app/ui/templates/document-sections.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { useSeriesLabels } from "./use-series-labels.ts";

interface SeriesFormProps {
  values: FormValues;
  hasVatNumber: boolean;
  roundsToFive: boolean;
  defaultVatRate: string;
  vatRates: string[];
  units: string[];
  caps: TemplateCaps;
  clients: ClientOption[];
  canSend: boolean;
  back: string;
}

export function SeriesForm(props: SeriesFormProps) {
  const { t } = useTranslation();
  const labels = useSeriesLabels();
  const { caps, values, clients } = props;
  const input = inputsOf(labels, caps);
  const { values: draft, totals, reread } = useDraft(values, props.roundsToFive);
  const guard = useUnsavedGuard(useKept("series") !== null);
  return (
    <Form id="series" className="medium" labels={labels} values={values} onInput={guard.typed(reread)}>
      <ConflictNotice labels={labels} />
      <HiddenField name="version" />
      <HiddenField name="referenceType" />
      <DefaultSubmit>{t("series:save")}</DefaultSubmit>
      <fieldset className="form-section is-rule">
        <legend>{t("series:section.series")}</legend>
        <TextField {...input("name")} cap={MAX_NAME} autoComplete="off" hint={t("series:nameHint")} />
      </fieldset>
      <RuleFields labels={labels} canSend={props.canSend} />
      <ClientSection clients={clients} values={values} />
      <DocumentSection labels={labels} hint={<p className="hint">{t("series:placeholders")}</p>} />
      <fieldset className="form-section">
        <legend>{t("invoices:section.items")}</legend>
        <ItemRows {...props} {...totals} labels={labels} onChange={reread} />
        <FormTotals
          totals={totals}
          warnVat={!props.hasVatNumber && totals.vatTotal > 0}
          showVat={props.hasVatNumber}
        />
        <div className="folds">
          <PriceFold labels={labels} caps={caps} values={values} draft={draft} />
        </div>
      </fieldset>
      <fieldset className="form-section">
        <legend>{t("invoices:section.notes")}</legend>
        <TextArea {...input("notes")} optional />
      </fieldset>
      <div className="actions thumb-bar is-pair">
        <SubmitButton busy={t("common:saving")}>{t("series:save")}</SubmitButton>
        <CancelLink to={props.back} />
      </div>
    </Form>
  );
}
