import { useTranslation } from "#app/ui/runtime/translation.ts";
import { RESOURCES } from "#app/features/people/api-keys/scopes.ts";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId, useFormField } from "#app/ui/forms/form.tsx";

/** What a key for chosen parts opens. Hidden by the style sheet while another access is chosen. */
export function ScopeTable({ withMoney }: { withMoney: boolean }) {
  const { t } = useTranslation();
  const id = fieldId(useFormId(), "scopes");
  const { error } = useFormField("scopes");
  return (
    <div
      className={error ? "field is-wrong custom-access" : "field custom-access"}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <table className="table">
        <caption>{t("api-keys:scope.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("api-keys:scope.part")}</th>
            <th scope="col">{t("api-keys:scope.access")}</th>
          </tr>
        </thead>
        <tbody>
          {RESOURCES.map((resource) => (
            <ScopeRow key={resource} name={`scopes.${resource}`} part={t(`api-keys:part.${resource}`)} />
          ))}
          {withMoney ? <ScopeRow name="scopes.money" part={t("api-keys:part.money")} isWriteOnly /> : null}
        </tbody>
      </table>
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

function ScopeRow({ name, part, isWriteOnly }: { name: string; part: string; isWriteOnly?: boolean }) {
  const { t } = useTranslation();
  const id = fieldId(useFormId(), name);
  const { value } = useFormField(name);
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>{part}</label>
      </th>
      <td>
        <select id={id} name={name} defaultValue={value}>
          <option value="">{t("api-keys:scope.none")}</option>
          {isWriteOnly ? null : <option value="read">{t("api-keys:scope.read")}</option>}
          <option value="write">
            {t(isWriteOnly ? "payment-account:key.allow" : "api-keys:scope.write")}
          </option>
        </select>
      </td>
    </tr>
  );
}
