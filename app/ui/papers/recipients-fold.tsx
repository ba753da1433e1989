import { MAX_ADDRESSES } from "#app/features/selling/papers/sending/send-caps.ts";
import { Fold } from "#app/ui/forms/fold.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Whom an e-mail goes to whose words are settled; its form has the labels of `useRecipientLabels`. */
export function RecipientsFold({ email }: { email: string }) {
  const { t } = useTranslation();
  const labels = useRecipientLabels();
  return (
    <Fold
      holds={(field) => Object.hasOwn(labels, field)}
      summary={
        <>
          {labels.recipient} <b className="wrap-any">{email}</b>
        </>
      }
    >
      <div className="fields">
        <TextField
          name="recipient"
          inputMode="email"
          label={labels.recipient}
          hint={t("sending:send.addresses", { max: String(MAX_ADDRESSES) })}
          span={3}
        />
        <TextField name="cc" inputMode="email" label={labels.cc} optional span={3} />
      </div>
    </Fold>
  );
}

export function useRecipientLabels(): Record<"recipient" | "cc", string> {
  const { t } = useTranslation();
  return { recipient: t("sending:send.recipient"), cc: t("sending:send.cc") };
}
