import { useState } from "react";
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
  const [isFinished, setFinished] = useState(!isDraft);
  const button = canSend ? "button" : "button button-primary";
  const finish = (form: HTMLFormElement) => {
    form.submit();
    setFinished(true);
  };
  return (
    <Form
      id={FINISH_FORM}
      className="stack is-spaced"
      values={{ version }}
      labels={{}}
      isDownload
      onDownload={finish}
    >
      <HiddenField name="version" />
      <div>
        <button className={button}>{t(isFinished ? "first-day:done.pdf" : "first-day:done.finish")}</button>
        <p className="hint">{t(isFinished ? "first-day:done.finished" : "first-day:done.finishHint")}</p>
      </div>
      {isFinished ? null : (
        <p className="hint">
          <a href={paths.invoicePdf(id)} download>
            {t("first-day:done.draft")}
          </a>
          <br />
          {t("first-day:done.draftHint")}
        </p>
      )}
    </Form>
  );
}
