import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { Addressee } from "#app/features/selling/clients/addressee.ts";
import { AddressNote } from "#app/ui/papers/address-note.tsx";
import { MAX_ADDRESSES, SEND_CAPS } from "#app/features/selling/papers/sending/send-caps.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { type Locale, languageName } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface SendOfferFormProps {
  id: string;
  version: number;
  language: Locale;
  values: FormValues;
  ownAddress: string;
  addressee: Addressee;
}

/** The facts, the link and the PDF follow what is written here. */
export function SendOfferForm({ id, version, language, values, ownAddress, addressee }: SendOfferFormProps) {
  const { t, language: locale } = useTranslation();
  const labels = {
    recipient: t("sending:send.recipient"),
    cc: t("sending:send.cc"),
    subject: t("sending:send.subject"),
    message: t("sending:send.message"),
  };
  const hint = t("sending:send.addresses", { max: String(MAX_ADDRESSES) });
  return (
    <Form id="send-offer" className="stack" labels={labels} values={values}>
      <SeenVersion version={version} />
      <AddressNote addressee={addressee} />
      <div className="fields">
        <TextField name="recipient" inputMode="email" label={labels.recipient} hint={hint} span={3} />
        <TextField name="cc" inputMode="email" label={labels.cc} optional span={3} />
        <TextField name="subject" label={labels.subject} cap={SEND_CAPS.subject} />
        <TextArea name="message" label={labels.message} cap={SEND_CAPS.message} rows={9} />
      </div>
      <Checkbox name="copyToMe">
        <span className="wrap-any">{t("sending:send.copyTo", { email: ownAddress })}</span>
      </Checkbox>
      <p className="small soft">{t("offers:send.adds", { language: languageName(language, locale) })}</p>
      <div className="actions">
        <SubmitButton busy={t("common:sending")}>{t("offers:send.submit")}</SubmitButton>
        <CancelLink to={paths.offer(id)} />
      </div>
    </Form>
  );
}
