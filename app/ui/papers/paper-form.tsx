import type { ReactNode } from "react";
import type { CatalogueChoice } from "#app/features/selling/catalogue/catalogue-option.ts";
import type { ClientOption } from "#app/features/selling/invoices/form/client-option.ts";
import type { TemplateCaps } from "#app/features/selling/invoices/form/invoice-caps.ts";
import type { PreviewView } from "#app/features/selling/invoices/preview/preview-view.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { FormTotals } from "#app/ui/invoices/form/form-totals.tsx";
import { ItemRows } from "#app/ui/invoices/form/rows/item-rows.tsx";
import type { ItemLabels } from "#app/ui/invoices/form/rows/item-row.tsx";
import { LiveSheet } from "#app/ui/invoices/form/sheet/live-sheet.tsx";
import type { useDraft } from "#app/ui/invoices/form/use-draft.ts";
import { SumBar, Writer } from "#app/ui/invoices/form/writer.tsx";

/** What the rows of every form of a document need. */
export interface RowsProps {
  values: FormValues;
  /** Without a VAT number a rate above 0 gets a warning. */
  hasVatNumber: boolean;
  /** The total, to 5 Rappen. */
  roundsToFive: boolean;
  defaultVatRate: string;
  vatRates: string[];
  units: string[];
  clients: ClientOption[];
  catalogue: CatalogueChoice[];
}

export interface PaperFormProps extends RowsProps {
  preview: PreviewView;
  head: ReactNode;
}

interface PaperParts {
  id: string;
  sheet: { drawnAt: string; hasSlip: boolean; fields?: readonly string[] };
  draft: ReturnType<typeof useDraft>;
  caps: TemplateCaps;
  labels: ItemLabels;
  errorLabels: Record<string, string>;
  /** Somebody else's changes, and hidden fields. */
  start: ReactNode;
  client: ReactNode;
  afterTotals?: ReactNode;
  folds: ReactNode;
  save: string;
  afterwards?: string;
  onInput?: (form: HTMLFormElement) => void;
  /** True: everything shows, nothing can be changed. */
  isLocked?: boolean;
}

/** Client, rows, total and save on one screen, with the sheet beside them. Works without scripts. */
export function PaperForm({ id, preview, head, sheet, ...props }: PaperFormProps & PaperParts) {
  const { draft, values, save, isLocked } = props;
  const { totals, reread } = draft;
  const fields = (
    <>
      <DefaultSubmit>{save}</DefaultSubmit>
      <div className="stack is-flow">
        {props.client}
        <ItemRows {...props} {...totals} onChange={reread} />
      </div>
      <FormTotals
        totals={totals}
        warnVat={!props.hasVatNumber && totals.vatTotal > 0}
        showVat={props.hasVatNumber}
      />
      {props.afterTotals}
      <div className="folds">{props.folds}</div>
      <SumBar totals={totals} save={save} afterwards={props.afterwards} />
    </>
  );
  return (
    <Writer head={head} sheet={<LiveSheet {...sheet} formId={id} initial={preview} />}>
      <Form
        id={id}
        keepsDraft
        labels={props.errorLabels}
        values={values}
        isGuarded
        onInput={props.onInput ?? reread}
      >
        {props.start}
        {isLocked === undefined ? (
          fields
        ) : (
          <fieldset className="plain" disabled={isLocked}>
            {fields}
          </fieldset>
        )}
      </Form>
    </Writer>
  );
}
