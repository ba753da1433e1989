import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { HiddenField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";

export const FINISH_FORM = "finish";

interface FinishFormProps {
  id: string;
  version: string;
  isDraft: boolean;
  /** Sending by e-mail is the next step then, and this one is beside it. */
  canSend: boolean;
}

export function FinishForm({ id, version, isDraft, canSend }: FinishFormProps) {
  const { t } = useTranslation();
  const button = canSend ? "button" : "button button-primary";
  return (
    <Form id={FINISH_FORM} className="stack is-spaced" values={{ version }} labels={{}}>
      <HiddenField name="version" />
      <div>
        <button className={button}>{t(isDraft ? "first-day:done.finish" : "first-day:done.pdf")}</button>
        <p className="hint">{t(isDraft ? "first-day:done.finishHint" : "first-day:done.finished")}</p>
      </div>
      {isDraft ? (
        <p className="hint">
          <a href={paths.invoicePdf(id)} download>
            {t("first-day:done.draft")}
          </a>
          <br />
          {t("first-day:done.draftHint")}
        </p>
      ) : null}
    </Form>
  );
}
