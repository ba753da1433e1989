import { useTranslation } from "#app/ui/runtime/translation.ts";
import {
  isInvoicePrefix,
  isRunningNumber,
  PREFIX_MAX,
} from "#app/features/people/accounts/invoice-prefix.ts";
import { nextNumber, type Numbering } from "#app/features/selling/papers/numbering/number-series.ts";
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
          <SeriesFields
            names={["customInvoicePrefix", "nextInvoiceNumber"]}
            labels={[t("subscription:numbers.prefix"), t("subscription:numbers.nextNumber")]}
            next={(...typed) =>
              t("subscription:numbers.next", { number: nextNumber("invoice", numbering, ...typed) })
            }
          />
        ) : (
          <UpgradePrompt text={t("subscription:numbers.free")} />
        )}
        <SeriesFields
          names={["creditNotePrefix", "nextCreditNoteNumber"]}
          labels={[t("subscription:numbers.creditPrefix"), t("subscription:numbers.nextCreditNumber")]}
          next={(...typed) =>
            t("subscription:numbers.nextCredit", { number: nextNumber("credit_note", numbering, ...typed) })
          }
        />
        <SeriesFields
          names={["offerPrefix", "nextOfferNumber"]}
          labels={[t("subscription:numbers.offerPrefix"), t("subscription:numbers.nextOfferNumber")]}
          next={(...typed) =>
            t("subscription:numbers.nextOffer", { number: nextNumber("offer", numbering, ...typed) })
          }
        />
        <p className="hint">{t("subscription:numbers.digits")}</p>
      </div>
    </Band>
  );
}

interface SeriesFieldsProps {
  names: readonly [prefix: string, next: string];
  labels: readonly [prefix: string, next: string];
  next: (prefix: string, typed: string) => string;
}

function SeriesFields({ names, labels, next }: SeriesFieldsProps) {
  const [prefix, typed] = [useFormField(names[0]), useFormField(names[1])].map(({ value }) => value.trim());
  const number = isRunningNumber(typed ?? "") ? (typed ?? "") : "";
  return (
    <div className="fields" data-follow="">
      <TextField
        name={names[0]}
        label={labels[0]}
        optional
        span={3}
        cap={PREFIX_MAX}
        hint={
          <span id={`${names[0]}-next`} data-part="">
            {isInvoicePrefix(prefix ?? "") ? next(prefix ?? "", number) : null}
          </span>
        }
      />
      <TextField name={names[1]} label={labels[1]} optional span={3} inputMode="numeric" />
    </div>
  );
}
