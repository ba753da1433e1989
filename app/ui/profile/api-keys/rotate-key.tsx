import { useActionData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { OVERLAPS_HOURS } from "#app/features/people/api-keys/api-key-caps.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { SelectField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { NewKey } from "./new-key.tsx";

export interface RotatedKey {
  secret: string;
  until: string;
}

export function RotateKey({ name }: { name: string }) {
  const { t } = useTranslation();
  const rotated = useRotated();
  if (rotated) {
    const after = t("api-keys:rotate.until", { at: rotated.until });
    return <NewKey secret={rotated.secret} done={t("api-keys:rotate.done")} after={after} />;
  }
  const overlap = t("api-keys:rotate.overlap");
  return (
    <Form
      id="rotate-api-key"
      className="stack"
      labels={{ overlapHours: overlap }}
      values={{ overlapHours: "24" }}
    >
      <p>{t("api-keys:rotate.text", { name })}</p>
      <SelectField name="overlapHours" label={overlap}>
        {OVERLAPS_HOURS.map((hours) => (
          <option key={hours} value={hours}>
            {hours < 24
              ? t("api-keys:rotate.hours", { count: hours })
              : t("api-keys:rotate.days", { count: hours / 24 })}
          </option>
        ))}
      </SelectField>
      <div className="actions">
        <SubmitButton>{t("api-keys:rotate.submit")}</SubmitButton>
        <CancelLink to={paths.apiKeys} />
      </div>
    </Form>
  );
}

function useRotated(): RotatedKey | null {
  const answer = useActionData<unknown>();
  return isRotated(answer) ? answer : null;
}

function isRotated(answer: unknown): answer is RotatedKey {
  return typeof answer === "object" && answer !== null && "secret" in answer && "until" in answer;
}
