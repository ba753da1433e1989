import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { useFormId } from "#app/ui/forms/form-id.ts";
import { fieldId, Form, useFormField } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface AllowFormProps {
  name: string;
  publisher: string | null;
  destination: { kind: "host" | "app"; name: string } | { kind: "here" };
  business: string;
  email: string;
  /** Parts of the API, not all of it. */
  isCustom: boolean;
  scopes: string[];
  choices: string[];
  /** Tells the application that the person did not agree. */
  refuse: string;
}

export function AllowForm({
  name,
  publisher,
  destination,
  business,
  email,
  refuse,
  ...asked
}: AllowFormProps) {
  const { t } = useTranslation();
  const allow = Object.fromEntries(asked.choices.map((choice) => [choice, "on"]));
  return (
    <Form
      id="allow-application"
      className="stack"
      labels={{ allow: t("applications:ask.what") }}
      values={{ allow }}
    >
      <p>{t("applications:ask.lead", { name, business })}</p>
      <Message tone="note">{t("applications:ask.selfNamed")}</Message>
      {destination.kind === "app" ? (
        <Message tone="note">{t("applications:ask.anyApp", { scheme: destination.name })}</Message>
      ) : null}
      <dl className="facts">
        {publisher === null ? null : (
          <>
            <dt>{t("applications:ask.publisher")}</dt>
            <dd>
              <strong>{publisher}</strong>
            </dd>
          </>
        )}
        <dt>{t("applications:ask.to")}</dt>
        <dd>
          <strong>
            <Destination {...destination} />
          </strong>
        </dd>
        <dt>{t("applications:ask.account")}</dt>
        <dd>{email}</dd>
      </dl>
      <Choices {...asked} />
      <p className="hint">{t("applications:ask.until")}</p>
      <div className="actions">
        <SubmitButton busy={t("applications:ask.busy")}>{t("applications:ask.submit")}</SubmitButton>
        <a className="button button-quiet" href={refuse}>
          {t("common:cancel")}
        </a>
      </div>
    </Form>
  );
}

function Destination(to: AllowFormProps["destination"]) {
  const { t } = useTranslation();
  if (to.kind === "here") return t("applications:ask.here");
  return to.kind === "host" ? to.name : t("applications:ask.app", { scheme: to.name });
}

function Choices({ isCustom, scopes, choices }: Pick<AllowFormProps, "isCustom" | "scopes" | "choices">) {
  const { t } = useTranslation();
  const id = fieldId(useFormId(), "allow");
  const { error } = useFormField("allow");
  return (
    <fieldset
      className={error ? "field is-wrong" : "field"}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">{t("applications:ask.what")}</legend>
      {choices.map((choice) => (
        <Checkbox key={choice} name={`allow.${choice}`}>
          {isCustom
            ? t(scopes.includes(`${choice}:write`) ? "api-keys:scope.writeOf" : "api-keys:scope.readOf", {
                part: t(`api-keys:part.${choice}`),
              })
            : t(choice === "write" ? "applications:ask.write" : "applications:ask.read")}
        </Checkbox>
      ))}
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
