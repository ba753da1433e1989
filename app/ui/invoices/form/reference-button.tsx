import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { FieldMessage } from "#app/platform/forms/field-errors.server.ts";
import type { ReferenceType } from "#app/swiss/reference.ts";
import { paths } from "#app/paths.ts";
import { useHydrated } from "#app/ui/runtime/use-hydrated.ts";
import { askServer } from "./ask-server.ts";
import { fillIn } from "#app/ui/forms/fill-in.ts";

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
  const isHydrated = useHydrated();
  const make = async (form: HTMLFormElement) => {
    onProblems([]);
    const asked = await askServer<{ formatted: string; referenceType: ReferenceType }>(
      paths.freeReference,
      form,
    );
    if (asked.kind === "answer") {
      const { formatted, referenceType } = asked.answer;
      fillIn(form, { referenceType });
      onMade(referenceType);
      fillIn(form, { paymentReference: formatted });
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
      type={isHydrated ? "button" : "submit"}
      name="generateReference"
      value="1"
      formAction="#invoice-paymentReference"
      onClick={(event) => {
        if (!isHydrated) return;
        if (event.currentTarget.form) void make(event.currentTarget.form);
      }}
    >
      {t("qr-bill:reference.generate")}
    </button>
  );
}
