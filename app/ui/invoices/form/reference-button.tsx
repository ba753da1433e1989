import { useTranslation } from "react-i18next";
import type { FieldMessage } from "#app/platform/forms/field-errors.server.ts";
import type { ReferenceType } from "#app/swiss/reference.ts";
import { paths } from "#app/paths.ts";
import { askServer } from "./ask-server.ts";

interface ReferenceButtonProps {
  onMade: (type: ReferenceType) => void;
  /** At fields of the form; other errors are at the reference. */
  onProblems: (problems: FieldMessage[]) => void;
}

/**
 * Fills in a reference that fits the account, and its type. Without scripts the server answers with the filled form.
 */
export function ReferenceButton({ onMade, onProblems }: ReferenceButtonProps) {
  const { t } = useTranslation();
  const make = async (form: HTMLFormElement) => {
    onProblems([]);
    const asked = await askServer<{ formatted: string; referenceType: ReferenceType }>(
      paths.freeReference,
      form,
    );
    if (asked.kind === "answer") {
      const { formatted, referenceType } = asked.answer;
      fill(form, "referenceType", referenceType);
      onMade(referenceType);
      fill(form, "paymentReference", formatted);
      return;
    }
    if (asked.kind === "refused" && asked.errors[0]) {
      const field = form.elements.namedItem(asked.errors[0].field);
      if (field instanceof HTMLElement) field.focus();
      return onProblems(asked.errors);
    }
    const signedOut = asked.kind === "signed-out" ? t("errors:session.required") : "";
    const message = signedOut || (asked.kind === "refused" && asked.message) || t("qr-bill:reference.failed");
    onProblems([{ field: "paymentReference", code: "", message }]);
  };
  return (
    <button
      className="button"
      type="submit"
      name="generateReference"
      value="1"
      formAction="#invoice-paymentReference"
      onClick={(event) => {
        event.preventDefault();
        if (event.currentTarget.form) void make(event.currentTarget.form);
      }}
    >
      {t("qr-bill:reference.generate")}
    </button>
  );
}

/** Fires the events of typing, so that totals and preview follow. */
function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
