import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { DraftTotals } from "#app/features/selling/invoices/form/draft-totals.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

interface WriterProps {
  head: ReactNode;
  sheet: ReactNode;
  children: ReactNode;
}

/** A form with its sheet beside it; on a phone each is a tab. */
export function Writer({ head, sheet, children }: WriterProps) {
  const { t } = useTranslation();
  return (
    <div className="writer-page">
      <div className="writer">
        <div className="writer-work" id="writing">
          <nav className="tabs" aria-label={t("invoices:writer.tabs")}>
            <a href="#writing">{t("invoices:writer.write")}</a>
            <a href="#paper">{t("invoices:writer.sheet")}</a>
          </nav>
          {head}
          {children}
        </div>
        {sheet}
      </div>
    </div>
  );
}

export function WriterHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="writer-head">
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  );
}

interface SumBarProps {
  totals: DraftTotals;
  save: string;
  afterwards?: string;
}

export function SumBar({ totals, save, afterwards }: SumBarProps) {
  const { t } = useTranslation();
  return (
    <div className="sum-bar">
      <p className="amount">
        <span className="visually-hidden">{t("invoices:total")} </span>
        <span className="currency">{totals.currency} </span>
        {formatAmount(totals.total)}
      </p>
      <SubmitButton busy={t("common:saving")}>
        <span className="only-wide">{save}</span>
        <span className="only-phone">{t("invoices:writer.save")}</span>
      </SubmitButton>
      <p className="soft">{afterwards ?? t("invoices:writer.afterwards")}</p>
    </div>
  );
}
