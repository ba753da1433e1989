import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { TemplateCaps } from "#app/features/selling/invoices/form/invoice-caps.ts";
import { MAX_NAME } from "#app/features/selling/templates/template.ts";
import { paths } from "#app/paths.ts";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { FormTotals } from "#app/ui/invoices/form/form-totals.tsx";
import { PriceFold } from "#app/ui/invoices/form/price-fold.tsx";
import { ItemRows } from "#app/ui/invoices/form/rows/item-rows.tsx";
import { useDraft } from "#app/ui/invoices/form/use-draft.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { RowsProps } from "#app/ui/papers/paper-form.tsx";
import { ClientSection, DocumentSection } from "./document-sections.tsx";
import { type TemplateLabels, useTemplateLabels } from "./use-template-labels.ts";

interface TemplateFormProps extends RowsProps {
  offersEur: boolean;
  caps: TemplateCaps;
  /** True on Free: everything shows, nothing can be changed. */
  isLocked?: boolean;
}

export function TemplateForm(props: TemplateFormProps) {
  const { t } = useTranslation();
  const labels = useTemplateLabels();
  const { values: draft, totals, reread } = useDraft(props.values, props.roundsToFive);
  return (
    <Form
      id="template"
      keepsDraft
      className="medium"
      labels={labels}
      values={props.values}
      isGuarded
      onInput={reread}
    >
      <ConflictNotice labels={labels} />
      <OwnVersion />
      <fieldset className="plain" disabled={props.isLocked}>
        <DefaultSubmit>{t("templates:save")}</DefaultSubmit>
        <HeadFields labels={labels} {...props} />
        <fieldset className="form-section">
          <legend>{t("invoices:section.items")}</legend>
          <ItemRows {...props} {...totals} labels={labels} onChange={reread} />
          <FormTotals
            totals={totals}
            warnVat={!props.hasVatNumber && totals.vatTotal > 0}
            showVat={props.hasVatNumber}
          />
          <div className="folds">
            <PriceFold
              labels={labels}
              caps={props.caps}
              values={props.values}
              draft={draft}
              offersEur={props.offersEur}
            />
          </div>
        </fieldset>
        <fieldset className="form-section">
          <legend>{t("invoices:section.notes")}</legend>
          <TextArea name="notes" label={labels.notes} optional cap={props.caps.notes} />
        </fieldset>
        <div className="actions thumb-bar is-pair">
          <SubmitButton busy={t("common:saving")}>{t("templates:save")}</SubmitButton>
          <CancelLink to={paths.templates} />
        </div>
      </fieldset>
    </Form>
  );
}

function HeadFields({ labels, clients, values }: TemplateFormProps & { labels: TemplateLabels }) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className="form-section is-rule">
        <legend>{t("templates:template")}</legend>
        <TextField name="name" label={labels.name} cap={MAX_NAME} />
      </fieldset>
      <ClientSection clients={clients} values={values} />
      <DocumentSection labels={labels} />
    </>
  );
}
