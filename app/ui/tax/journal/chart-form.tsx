import { ACCOUNT_NAMES, accountWord } from "#app/features/books/book/accounts.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { Form, labelsOf } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function ChartForm({ values, version }: { values: FormValues; version: number }) {
  const { t } = useTranslation();
  const labels: Record<string, string> = labelsOf(ACCOUNT_NAMES, (name) => t(accountWord(name)));
  return (
    <Form id="journal-accounts" labels={labels} values={values}>
      <SeenVersion version={version} />
      <div className="fields">
        {ACCOUNT_NAMES.map((name) => (
          <TextField key={name} name={name} label={labels[name] ?? ""} inputMode="numeric" span={3} />
        ))}
      </div>
      <May right="settings">
        <div className="actions">
          <SubmitButton busy={t("common:saving")}>{t("journal:accounts.save")}</SubmitButton>
        </div>
      </May>
    </Form>
  );
}
