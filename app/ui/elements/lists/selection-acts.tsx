import type { ReactNode } from "react";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface SelectionActsProps {
  /** Address of the page before sending. */
  check: string;
  /** The address of the workbook. */
  file: string;
  beside?: ReactNode;
  /** Behind "More". */
  more?: ReactNode;
}

/** What can be done with documents; their form leads to the PDF. */
export function SelectionActs({ check, file, beside, more }: SelectionActsProps) {
  const { t } = useTranslation();
  return (
    <>
      <May right="act">
        <button className="button" formAction={check} name="act" value="send">
          {t("batches:chosen.act.send")}
        </button>
      </May>
      <button className="button">{t("invoices:detail.download")}</button>
      {beside}
      <details className="menu">
        <summary className="button">{t("sending:action.more")}</summary>
        <div className="menu-panel">
          <May right="act">
            <button formAction={check} name="act" value="mark">
              {t("sending:action.markSent")}
            </button>
          </May>
          {more}
          <button formAction={file}>{t("batches:chosen.act.export")}</button>
        </div>
      </details>
    </>
  );
}
