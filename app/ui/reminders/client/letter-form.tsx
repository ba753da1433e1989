import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ShownLetters } from "#app/features/money/reminders/screens/client-letters-preview.server.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form, useShownValues } from "#app/ui/forms/form.tsx";
import { RecipientsFold, useRecipientLabels } from "#app/ui/papers/recipients-fold.tsx";

interface LetterFormProps extends Pick<ShownLetters, "seen" | "digest"> {
  id: string;
  isEarly: boolean;
  /** Empty where it cannot be sent. */
  email: string;
}

/** Carries what the page shows of each invoice. Without any left it still says why the last try was refused. */
export function LetterForm({ id, isEarly, email, seen, digest }: LetterFormProps) {
  const labels = useRecipientLabels();
  const values = useShownValues("remind", { recipient: email, cc: "" });
  return (
    <Form
      id="remind"
      className="stack"
      action={paths.remindClient(id, isEarly)}
      labels={labels}
      values={values}
    >
      <input type="hidden" name="digest" value={digest} />
      {seen.map((invoice, index) => (
        <span key={invoice.id} hidden>
          <input type="hidden" name={`invoices[${index}].id`} value={invoice.id} />
          <input type="hidden" name={`invoices[${index}].level`} value={invoice.level} />
          <input type="hidden" name={`invoices[${index}].version`} value={invoice.version} />
        </span>
      ))}
      {seen.length > 0 && email ? <RecipientsFold email={email} /> : null}
      {seen.length > 0 ? <Ways id={id} email={email} /> : null}
    </Form>
  );
}

function Ways({ id, email }: Pick<LetterFormProps, "id" | "email">) {
  const { t } = useTranslation();
  return (
    <div className="actions">
      {email ? (
        <button className="button button-primary" name="way" value="email">
          {t("reminders:invoice.send")}
        </button>
      ) : null}
      <button className={email ? "button" : "button button-primary"} name="way" value="post">
        {t("reminders:together.post")}
      </button>
      <CancelLink to={paths.client(id)} />
    </div>
  );
}
