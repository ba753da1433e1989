import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useFormState } from "./form-state.ts";

interface FoldProps {
  summary: ReactNode;
  /** Nothing is filled in yet: the line offers to add instead of to change. */
  isEmpty?: boolean;
  isOpenAtFirst?: boolean;
  /** Opens when it becomes true; people may close it again. */
  isWanted?: boolean;
  /** Names of the fields inside: an error at one of them opens the fold. */
  holds: (field: string) => boolean;
  /** With scripts it waits, unseen, until there is something to add to. */
  waits?: boolean;
  children: ReactNode;
}

/** Fields that are rarely changed, behind a line that says what they hold. Works without scripts. */
export function Fold({ summary, isEmpty, isOpenAtFirst, isWanted, holds, waits, children }: FoldProps) {
  const { t } = useTranslation();
  const { errors } = useFormState();
  const details = useRef<HTMLDetailsElement>(null);
  const hasError = Object.keys(errors).some(holds);
  const [isOpen] = useState(Boolean(isOpenAtFirst) || hasError);
  useEffect(() => {
    if ((hasError || isWanted) && details.current) details.current.open = true;
  }, [hasError, isWanted]);
  return (
    <details className={waits && !hasError ? "fold is-waiting" : "fold"} open={isOpen} ref={details}>
      <summary>
        <span className="fold-text">{summary}</span>
        <span className="fold-do">
          <span className="when-shut">{t(isEmpty ? "common:fold.add" : "common:fold.change")}</span>
          <span className="when-open">{t("common:fold.close")}</span>
        </span>
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
