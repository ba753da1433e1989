import { type SyntheticEvent, useEffect, useRef } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Escape keeps. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  /** At once: the browser tells of a closed dialog only after keys pressed meanwhile. */
  const keep = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    dialog.current?.close();
    onKeep();
  };
  return (
    <dialog
      className="dialog"
      role="alertdialog"
      ref={dialog}
      aria-labelledby="discard-question"
      onCancel={keep}
      onKeyDown={(event) => event.key === "Escape" && keep(event)}
      onClose={() => dialog.current && onKeep()}
    >
      <form method="dialog" className="stack" onSubmit={keep}>
        <p id="discard-question">{t("common:discard.question")}</p>
        <div className="actions">
          <button className="button button-primary">{t("common:discard.keep")}</button>
          <button className="button button-danger" type="button" onClick={onDiscard}>
            {t("common:discard.discard")}
          </button>
        </div>
      </form>
    </dialog>
  );
}
