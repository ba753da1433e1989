import { useTranslation } from "#app/ui/runtime/translation.ts";
import { MAX_REASON, typedQuantities } from "#app/features/selling/invoices/correcting/typed-quantities.ts";
import {
  creditedParts,
  type CreditedSoFar,
} from "#app/features/selling/invoices/correcting/credited-parts.ts";
import { textOf } from "#app/platform/forms/form-data.ts";
import { type Currency, formatAmount, parseAmount } from "#app/swiss/money.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { FollowScript } from "#app/ui/forms/follow-script.tsx";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

const WAYS = ["amount", "rows"] as const;

interface CreditNoteFormProps {
  id: string;
  version: number;
  original: Parameters<typeof creditedParts>[0] & { currency: Currency };
  soFar: CreditedSoFar;
  /** Thousandths, by row. */
  left: number[];
}

/** An amount, or each row with the quantity that is left; the total follows while somebody types. */
export function CreditNoteForm({ id, version, original, soFar, left }: CreditNoteFormProps) {
  const { t } = useTranslation();
  const { currency } = original;
  const hasQuantities = left.some((quantity) => quantity > 0);
  const values = useShownValues("credit-note", {
    by: hasQuantities ? "rows" : "amount",
    amount: "",
    reason: "",
    items: left.map((quantity) => ({ quantity: quantity > 0 ? formatQuantity(quantity) : "" })),
  });
  const labels = {
    by: t("sending:creditNote.by"),
    amount: t("sending:creditNote.amount", { currency }),
    items: t("sending:creditNote.quantity"),
    reason: t("sending:creditNote.reason"),
    again: t("sending:creditNote.again"),
  };
  const byRows = creditedParts(original, soFar, typedQuantities(values, left)).total;
  const total = values.by === "amount" ? (parseAmount(textOf(values.amount)) ?? 0) : byRows;
  return (
    <Form id="credit-note" keepsDraft className="stack is-either" labels={labels} values={values}>
      <SeenVersion version={version} />
      <div className="switch" role="radiogroup" aria-label={labels.by} data-follow="">
        {WAYS.map((way) => (
          <label key={way}>
            <input type="radio" name="by" value={way} defaultChecked={values.by === way} />
            {t(way === "amount" ? "sending:creditNote.byAmount" : "sending:creditNote.byRows")}
          </label>
        ))}
      </div>
      <div className="narrow is-amount" data-follow="">
        <TextField
          name="amount"
          label={labels.amount}
          hint={t("sending:creditNote.amountHint", { max: formatAmount(original.total - soFar.total) })}
          inputMode="decimal"
          className="num"
          mayWait
        />
      </div>
      <div className="stack is-rows">
        <p>{t("sending:creditNote.text")}</p>
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
      </div>
      <p className="amount">
        {t("sending:creditNote.total", { currency })}{" "}
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
      <Checkbox name="again">{labels.again}</Checkbox>
      <p className="soft">{t("sending:creditNote.final")}</p>
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("sending:creditNote.submit")}</SubmitButton>
        <CancelLink to={paths.invoice(id)} />
      </div>
      <FollowScript />
    </Form>
  );
}
