import { paths } from "#app/paths.ts";
import { SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { FormIdProvider } from "#app/ui/forms/form-id.ts";
import { FormStateProvider } from "#app/ui/forms/form-state.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface RequestFilterProps {
  typed: { status: string; method: string; path: string };
  methods: readonly string[];
}

export function RequestFilter({ typed, methods }: RequestFilterProps) {
  const { t } = useTranslation();
  return (
    <form id="requests" className="medium stack" method="get" action={paths.requests()}>
      <FormIdProvider value="requests">
        <FormStateProvider value={{ values: typed, errors: {} }}>
          <div className="fields">
            <SelectField name="status" label={t("api-keys:requests.status")} span={3} optional>
              <option value="">{t("api-keys:requests.all")}</option>
              <option value="2xx">{t("api-keys:requests.ok")}</option>
              <option value="4xx">{t("api-keys:requests.refused")}</option>
              <option value="5xx">{t("api-keys:requests.failed")}</option>
            </SelectField>
            <SelectField name="method" label={t("api-keys:requests.method")} span={3} optional>
              <option value="">{t("api-keys:requests.all")}</option>
              {methods.map((method) => (
                <option key={method}>{method}</option>
              ))}
            </SelectField>
            <TextField name="path" label={t("api-keys:requests.path")} optional />
          </div>
        </FormStateProvider>
      </FormIdProvider>
      <div className="actions">
        <button className="button">{t("api-keys:requests.show")}</button>
      </div>
    </form>
  );
}
