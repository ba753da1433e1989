import { useEffect, useRef } from "react";
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
  return (
    <dialog
      className="dialog"
      role="alertdialog"
      ref={dialog}
      aria-labelledby="discard-question"
      onClose={(event) => event.target === event.currentTarget && onKeep()}
    >
      <form method="dialog" className="stack">
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
