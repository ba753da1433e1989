import { useTranslation } from "#app/ui/runtime/translation.ts";
import { API_KEY_CAPS } from "#app/features/people/api-keys/api-key-caps.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { inputsOf, SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { Radios } from "#app/ui/forms/fields/radios.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { ScopeTable } from "./scope-table.tsx";

const MODES = ["live", "test"] as const;
const FOR_PAYMENTS = { mode: "live", access: "custom", scopes: { account: "write", money: "write" } };
const ACCESSES = ["read_only", "full", "custom"] as const;

/** @param permit of a second proof, with which the key may lead payments elsewhere */
export function ApiKeyForm({ permit = "", sandboxes = [] }: { permit?: string; sandboxes?: string[] }) {
  const { t } = useTranslation();
  const labels = {
    name: t("api-keys:field.name"),
    mode: t("api-keys:mode.legend"),
    sandbox: t("api-keys:field.sandbox"),
    access: t("api-keys:field.access"),
    scopes: t("api-keys:scope.caption"),
    expiresOn: t("api-keys:field.expiresOn"),
  };
  const input = inputsOf(labels, API_KEY_CAPS);
  const modes = MODES.map((value) => ({
    value,
    label: t(`api-keys:mode.${value}`),
    hint: t(`api-keys:mode.${value}Hint`),
  }));
  const accesses = ACCESSES.map((value) => ({ value, label: t(`api-keys:access.${value}`) }));
  return (
    <Form
      id="api-key"
      action={paths.createApiKey}
      className="stack"
      labels={labels}
      values={permit ? FOR_PAYMENTS : { mode: "live", access: "read_only" }}
    >
      <OwnVersion />
      {permit ? <input type="hidden" name="permit" value={permit} /> : null}
      <TextField {...input("name")} hint={t("api-keys:field.nameHint")} />
      <Radios name="mode" legend={labels.mode} choices={modes} />
      {sandboxes.length > 1 ? (
        <SelectField name="sandbox" label={labels.sandbox} hint={t("api-keys:field.sandboxHint")}>
          {sandboxes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="sandbox" value={sandboxes[0] ?? ""} />
      )}
      <Radios name="access" legend={labels.access} choices={accesses} />
      <ScopeTable withMoney={permit !== ""} />
      <TextField {...input("expiresOn")} type="date" optional />
      <div className="actions">
        <SubmitButton>{t("api-keys:create.submit")}</SubmitButton>
        <CancelLink to={paths.apiKeys} />
      </div>
    </Form>
  );
}
