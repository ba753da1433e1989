import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId } from "#app/ui/forms/form.tsx";
import { TextField } from "./field.tsx";

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
}

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const id = fieldId(useFormId(), props.name);
  const toggle = (
    <button
      className="button needs-scripts"
      type="button"
      aria-pressed={false}
      data-shows={id}
      data-other={t("common:hide")}
    >
      {t("common:show")}
    </button>
  );
  return <TextField {...props} type="password" affix={toggle} />;
}
