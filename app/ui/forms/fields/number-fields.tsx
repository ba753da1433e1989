import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isInvoicePrefix, PREFIX_MAX } from "#app/features/people/accounts/invoice-prefix.ts";
import {
  nextNumber,
  nextNumberOf,
  type Numbering,
} from "#app/features/selling/papers/numbering/number-series.ts";
import { TextField } from "./field.tsx";
import { useFormField } from "#app/ui/forms/form.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

interface NumberFieldsProps {
  numbering: Numbering;
  canChoosePrefix: boolean;
}

export function NumberFields({ numbering, canChoosePrefix }: NumberFieldsProps) {
  const { t } = useTranslation();
  return (
    <Band title={t("subscription:numbers.title")}>
      <div className="stack">
        {canChoosePrefix ? (
          <PrefixField
            name="customInvoicePrefix"
            label={t("subscription:numbers.prefix")}
            next={(prefix) => t("subscription:numbers.next", { number: nextNumber(prefix, numbering) })}
          />
        ) : (
          <UpgradePrompt text={t("subscription:numbers.free")} />
        )}
        <PrefixField
          name="creditNotePrefix"
          label={t("subscription:numbers.creditPrefix")}
          next={(prefix) =>
            t("subscription:numbers.nextCredit", { number: nextNumberOf("credit_note", prefix, numbering) })
          }
        />
        <PrefixField
          name="offerPrefix"
          label={t("subscription:numbers.offerPrefix")}
          next={(prefix) =>
            t("subscription:numbers.nextOffer", { number: nextNumberOf("offer", prefix, numbering) })
          }
        />
      </div>
    </Band>
  );
}

interface PrefixFieldProps {
  name: "customInvoicePrefix" | "creditNotePrefix" | "offerPrefix";
  label: string;
  next: (prefix: string) => string;
}

function PrefixField({ name, label, next }: PrefixFieldProps) {
  const prefix = useFormField(name).value.trim();
  return (
    <div className="fields" data-follow="">
      <TextField
        name={name}
        label={label}
        optional
        cap={PREFIX_MAX}
        hint={
          <span id={`${name}-next`} data-part="">
            {isInvoicePrefix(prefix) ? next(prefix) : null}
          </span>
        }
      />
    </div>
  );
}
