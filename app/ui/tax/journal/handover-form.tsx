import { paths } from "#app/paths.ts";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface HandoverFormProps {
  to: string;
  /** What would be handed over. */
  preview: {
    from: string;
    to: string;
    bookings: number;
    first: number;
    last: number;
    sum: string;
    sha256: string;
  } | null;
  /** Why nothing can be. */
  message: string;
}

/** The day first, then what that means, then the button. */
export function HandoverForm({ to, preview, message }: HandoverFormProps) {
  const { t } = useTranslation();
  return (
    <>
      <form className="actions" method="get" action={paths.handovers()}>
        <input type="date" name="to" defaultValue={to} aria-label={t("journal:handover.until")} />
        <button className="button">{t("journal:show")}</button>
      </form>
      {preview ? (
        <>
          <dl className="facts">
            <dt>{t("journal:handover.span")}</dt>
            <dd>{t("journal:handover.days", preview)}</dd>
            <dt>{t("journal:handover.bookings")}</dt>
            <dd>{`${preview.bookings} (${preview.first}–${preview.last})`}</dd>
            <dt>{t("journal:handover.sum")}</dt>
            <dd>{preview.sum}</dd>
          </dl>
          <ConfirmForm
            id="hand-over"
            submit={t("journal:handover.submit", { day: preview.to })}
            back={paths.journal}
          >
            <input type="hidden" name="to" value={to} />
            <input type="hidden" name="seen" value={preview.sha256} />
            <p>{t("journal:handover.final")}</p>
          </ConfirmForm>
        </>
      ) : (
        <p>{message}</p>
      )}
    </>
  );
}
