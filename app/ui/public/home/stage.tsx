import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { shortIban } from "#app/swiss/iban.ts";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";
import { Logo } from "#app/ui/shell/navigation/logo.tsx";
import { Phone } from "./phone.tsx";

/** The application as a drawing that scales as a whole, with a real sheet in it, and the phone that pays it. */
export function Stage({ sheet, account }: { sheet: InvoiceSheetView; account: string }) {
  const { t } = useTranslation();
  return (
    <section className="stage" aria-label={t("home:stage.label")}>
      <div className="wrap">
        <figure>
          <div className="window">
            <div className="window-in" aria-hidden="true">
              <div className="window-bar">
                <b>
                  <Logo />
                  Rappen
                </b>
                <span>{t("common:nav.dashboard")}</span>
                <span className="on">{t("common:nav.invoices")}</span>
                <span>{t("common:nav.clients")}</span>
              </div>
              <Work sheet={sheet} account={account} />
              <div className="window-paper">
                <InvoiceSheet sheet={sheet} isTrue />
              </div>
            </div>
          </div>
          <figcaption>
            <strong>{t("home:stage.write")}</strong> {t("home:stage.writeText")}
          </figcaption>
        </figure>
        <Phone sheet={sheet} account={account} />
      </div>
    </section>
  );
}

function Work({ sheet, account }: { sheet: InvoiceSheetView; account: string }) {
  const { t } = useTranslation();
  const item = sheet.items[0]!;
  // The example has no service period and no order number.
  const [issueDate, dueDate] = sheet.facts.map(({ value }) => value);
  const figures = [
    { label: t("invoices:field.items_quantity"), value: item.quantity, isNumber: true },
    { label: t("invoices:field.items_unit"), value: item.unit },
    { label: t("invoices:field.items_unitPrice", { currency: "CHF" }), value: item.price, isNumber: true },
    { label: t("invoices:field.items_vatRate"), value: item.vat.replace(/\D+$/, ""), isNumber: true },
  ];
  return (
    <div className="window-work">
      <span className="h">{t("invoices:create.title")}</span>
      <span>
        <span className="l">{t("invoices:client")}</span>
        <span className="i">{sheet.recipient[0]}</span>
      </span>
      <span>
        <span className="l">{t("invoices:field.items_description")}</span>
        <span className="i">{item.description}</span>
      </span>
      <span className="g">
        {figures.map(({ label, value, isNumber }) => (
          <span key={label}>
            <span className="l">{label}</span>
            <span className={isNumber ? "i r" : "i"}>{value}</span>
          </span>
        ))}
        <span className="s">{item.amount}</span>
      </span>
      <span className="fs">
        <span className="f">
          {t("invoices:writer.payableTo", { name: sheet.sender.name, iban: shortIban(account) })}
        </span>
        <span className="f">{t("invoices:writer.days", { issueDate, dueDate })}</span>
      </span>
      <span className="t">
        <em>
          <small>CHF</small>
          {sheet.amount}
        </em>
        <b>{t("invoices:create.save")}</b>
      </span>
    </div>
  );
}
