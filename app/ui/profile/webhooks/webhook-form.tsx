import { useTranslation } from "#app/ui/runtime/translation.ts";
import { WEBHOOK_CAPS } from "#app/features/programs/webhooks/webhook-caps.ts";
import { EVENT_GROUP_NAMES, eventName, EVENT_TYPES } from "#app/features/running/events/event-types.ts";
import { type FormValues, groupOf } from "#app/platform/forms/form-data.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { inputsOf, TextField } from "#app/ui/forms/fields/field.tsx";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { Form, useFormField } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface WebhookFormProps {
  values: FormValues;
  submit: string;
  cancelTo: string;
}

export function WebhookForm({ values, submit, cancelTo }: WebhookFormProps) {
  const { t } = useTranslation();
  const labels = { url: t("webhooks:field.url"), events: t("webhooks:field.events") };
  const input = inputsOf(labels, WEBHOOK_CAPS);
  return (
    <Form id="webhook" className="stack" labels={labels} values={values}>
      <OwnVersion />
      <TextField {...input("url")} type="url" hint={t("webhooks:field.urlHint")} />
      <EventBoxes label={labels.events} hasSingle={Object.keys(groupOf(values.events)).length > 0} />
      <Checkbox name="isActive">{t("webhooks:field.isActive")}</Checkbox>
      <div className="actions">
        <SubmitButton>{submit}</SubmitButton>
        <CancelLink to={cancelTo} />
      </div>
    </Form>
  );
}

function EventBoxes({ label, hasSingle }: { label: string; hasSingle: boolean }) {
  const { t } = useTranslation();
  const { error } = useFormField("events");
  return (
    <fieldset
      className={error ? "field is-wrong" : "field"}
      id="webhook-events"
      tabIndex={-1}
      aria-describedby={error ? "webhook-events-error" : undefined}
    >
      <legend>{label}</legend>
      {EVENT_GROUP_NAMES.map((group) => (
        <Checkbox key={group} name={`groups.${group}`}>
          {t(`webhooks:group.${group}`)} <small className="soft">{t(`webhooks:groupText.${group}`)}</small>
        </Checkbox>
      ))}
      <details className="disclosure" open={hasSingle}>
        <summary>{t("webhooks:single", { count: EVENT_TYPES.length })}</summary>
        <p className="hint">{t("webhooks:singleHint")}</p>
        {EVENT_TYPES.map((event) => (
          <Checkbox key={event} name={`events.${eventName(event)}`}>
            {t(`webhooks:event.${eventName(event)}`)} <code className="soft">{event}</code>
          </Checkbox>
        ))}
      </details>
      {error ? (
        <p className="error" id="webhook-events-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
