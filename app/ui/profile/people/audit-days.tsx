import { paths } from "#app/paths.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";
import { FormIdProvider } from "#app/ui/forms/form-id.ts";
import { FormStateProvider } from "#app/ui/forms/form-state.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface AuditDaysProps {
  typed: { person: string; from: string; to: string };
  errors: Record<string, string>;
}

/** The days of the entries that are shown; what was typed stays in the address. */
export function AuditDays({ typed, errors }: AuditDaysProps) {
  const { t } = useTranslation();
  return (
    <form id="audit" className="medium stack" method="get" action={paths.audit()} noValidate>
      {typed.person ? <input type="hidden" name="person" value={typed.person} /> : null}
      <FormIdProvider value="audit">
        <FormStateProvider value={{ values: typed, errors }}>
          <div className="fields">
            <TextField name="from" type="date" label={t("seats:audit.from")} span={3} optional />
            <TextField name="to" type="date" label={t("seats:audit.to")} span={3} optional />
          </div>
        </FormStateProvider>
      </FormIdProvider>
      <div className="actions">
        <button className="button">{t("seats:audit.show")}</button>
      </div>
    </form>
  );
}
