import { useTranslation } from "#app/ui/runtime/translation.ts";
import { MAX_REASON, typedQuantities } from "#app/features/selling/invoices/correcting/typed-quantities.ts";
import {
  creditedParts,
  type CreditedSoFar,
} from "#app/features/selling/invoices/correcting/credited-parts.ts";
import { type Currency, formatAmount } from "#app/swiss/money.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { FollowScript } from "#app/ui/forms/follow-script.tsx";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface CreditNoteFormProps {
  id: string;
  version: number;
  original: Parameters<typeof creditedParts>[0] & { currency: Currency };
  soFar: Omit<CreditedSoFar, "rows"> & { rows: [number, { quantity: number; total: number }][] };
  /** Thousandths, by row. */
  left: number[];
}

/** Each row with the quantity that is left; the total follows while somebody types. */
export function CreditNoteForm({ id, version, original, soFar, left }: CreditNoteFormProps) {
  const { t } = useTranslation();
  const values = useShownValues("credit-note", {
    reason: "",
    items: left.map((quantity) => ({ quantity: quantity > 0 ? formatQuantity(quantity) : "" })),
  });
  const labels = { items: t("sending:creditNote.quantity"), reason: t("sending:creditNote.reason") };
  const before = { ...soFar, rows: new Map(soFar.rows) };
  const { total } = creditedParts(original, before, typedQuantities(values, left));
  return (
    <Form id="credit-note" keepsDraft className="stack" labels={labels} values={values}>
      <p>{t("sending:creditNote.text")}</p>
      <SeenVersion version={version} />
      <ol className="credit-rows" data-follow="">
        {original.items.map(({ description, unit }, index) => (
          <li key={index}>
            <p className="wrap-any">{description}</p>
            <TextField
              name={`items[${index}].quantity`}
              label={labels.items}
              hint={t("sending:creditNote.left", {
                quantity: [formatQuantity(left[index] ?? 0), unit].filter(Boolean).join(" "),
              })}
              inputMode="decimal"
              className="num"
              readOnly={left[index] === 0}
              mayWait
            />
          </li>
        ))}
      </ol>
      <p className="amount">
        {t("sending:creditNote.total", { currency: original.currency })}{" "}
        <output id="credit-total" data-part="">
          {formatAmount(total)}
        </output>
      </p>
      <TextArea
        name="reason"
        label={labels.reason}
        hint={t("sending:creditNote.reasonHint")}
        cap={MAX_REASON}
      />
      <p className="soft">{t("sending:creditNote.final")}</p>
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("sending:creditNote.submit")}</SubmitButton>
        <CancelLink to={paths.invoice(id)} />
      </div>
      <FollowScript />
    </Form>
  );
}
