import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceCaps } from "#app/features/selling/invoices/form/invoice-caps.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { DayField, DaysFold } from "./days-fold.tsx";
import type { InvoiceLabels } from "./use-invoice-labels.ts";

interface LetterFoldProps {
  labels: InvoiceLabels;
  caps: InvoiceCaps;
  numberIsGiven: boolean;
  draft: FormValues;
}

const OWN = ["invoiceNumber", "issueDate", "dueDate"] as const;

export function LetterFold({ labels, caps, numberIsGiven, draft }: LetterFoldProps) {
  const { t } = useTranslation();
  const hint = numberIsGiven ? t("invoices:create.numberGiven") : t("invoices:create.numberHint");
  const number = { name: "invoiceNumber", label: labels.invoiceNumber, span: 3 as const, hint };
  return (
    <DaysFold
      labels={labels}
      caps={caps}
      draft={draft}
      days={(shown) =>
        t("invoices:writer.days", { issueDate: shown("issueDate"), dueDate: shown("dueDate") })
      }
      own={{
        names: OWN,
        days: (
          <>
            <DayField name="issueDate" label={labels.issueDate} />
            <DayField name="dueDate" label={labels.dueDate} />
          </>
        ),
        afterLanguage: numberIsGiven ? (
          <TextField {...number} placeholder={t("invoices:create.numberOnSave")} readOnly />
        ) : (
          <TextField {...number} optional />
        ),
      }}
    />
  );
}
