import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isInvoicePrefix, PREFIX_MAX } from "#app/features/accounts/invoice-prefix.ts";
import { nextNumber, type Numbering } from "#app/features/invoices/numbering/invoice-number.ts";
import { TextField } from "./field.tsx";
import { useFormField } from "./form.tsx";
import { Band } from "#app/ui/page/page.tsx";
import { UpgradePrompt } from "#app/ui/subscriptions/upgrade-prompt.tsx";

const NAME = "customInvoicePrefix";

/** `numbering`: null on Free. */
export function NumberFields({ numbering }: { numbering: Numbering | null }) {
  const { t } = useTranslation();
  return (
    <Band title={t("subscription:numbers.title")}>
      {numbering ? (
        <PrefixField numbering={numbering} />
      ) : (
        <UpgradePrompt text={t("subscription:numbers.free")} />
      )}
    </Band>
  );
}

function PrefixField({ numbering }: { numbering: Numbering }) {
  const { t } = useTranslation();
  const [prefix, setPrefix] = useState(useFormField(NAME).value);
  const typed = prefix.trim();
  const follow = (event: FormEvent<HTMLElement>) =>
    setPrefix(event.currentTarget.querySelector("input")?.value ?? "");
  return (
    <div className="fields" onInput={follow}>
      <TextField
        name={NAME}
        label={t("subscription:numbers.prefix")}
        optional
        cap={PREFIX_MAX}
        autoComplete="off"
        hint={
          isInvoicePrefix(typed)
            ? t("subscription:numbers.next", { number: nextNumber(typed, numbering) })
            : null
        }
      />
    </div>
  );
}
