import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Form, useFormField } from "#app/ui/forms/form.tsx";
import { Icon } from "#app/ui/elements/page/icon.tsx";
import "#app/ui/styles/pages/capture.css";

/** The whole box takes the file; a script sends it at once. */
export function CaptureForm() {
  const { t } = useTranslation();
  return (
    <Form
      id="read-receipt"
      action={paths.readReceipt}
      className="capture"
      labels={{ file: t("expenses:field.receipt") }}
      hasFile
    >
      <CaptureField />
      <Icon name="camera" />
      <p className="capture-what">{t("expenses:capture.what")}</p>
      <p>{t("expenses:capture.or")}</p>
      <span className="button button-primary" aria-hidden="true">
        {t("expenses:capture.choose")}
      </span>
      <button className="button">{t("expenses:receipt.read")}</button>
    </Form>
  );
}

function CaptureField() {
  const { t } = useTranslation();
  const { error } = useFormField("file");
  return (
    <>
      <input
        id="read-receipt-file"
        name="file"
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,.xml,image/*"
        required
        data-sends=""
        aria-label={t("expenses:capture.what")}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "read-receipt-file-error" : undefined}
      />
      {error ? (
        <p className="error" id="read-receipt-file-error">
          {error}
        </p>
      ) : null}
    </>
  );
}
