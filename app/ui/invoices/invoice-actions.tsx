import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/links/dialog-link.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { RecordPaymentLink } from "./paying/record-payment-link.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import type { PrintKind } from "#app/features/selling/papers/print-kind.ts";
import { PrintLinks } from "#app/ui/papers/print-links.tsx";
import { ShareButton } from "#app/ui/elements/links/share-button.tsx";

interface InvoiceActionsProps {
  id: string;
  version: number;
  number: string;
  /** `CHF 10.00`, of the client, that the invoice can take; empty without. */
  credit: string;
  actions: InvoiceAction[];
  isPro: boolean;
  prints: readonly PrintKind[];
  /** It was issued, and is cancelled or withdrawn by now. */
  hasOriginal: boolean;
  hasEInvoice: boolean;
}

/** The acts in one row: what is often done, the file, the rest in a menu that needs no script. */
export function InvoiceActions(props: InvoiceActionsProps) {
  const { id, version, number, credit, actions, isPro, prints } = props;
  const { t } = useTranslation();
  const handsOver = handsOverItself(actions, isPro);
  const entries = MENU.filter(({ action }) => actions.includes(action));
  return (
    <>
      <div className="actions is-row">
        {actions.includes("recordPayment") ? <RecordPaymentLink id={id} /> : null}
        {actions.includes("creditNote") ? (
          <Link className="button" to={paths.creditNote(id)}>
            {t("sending:action.correct")}
          </Link>
        ) : null}
        {credit ? (
          <form method="post" action={paths.useCredit(id)}>
            <button className="button">{t("sending:credit.use", { amount: credit })}</button>
          </form>
        ) : null}
        {actions.includes("edit") ? (
          <Link className="button" to={paths.editInvoice(id)}>
            {t("sending:action.edit")}
          </Link>
        ) : null}
        <Download id={id} />
        <ShareButton pdf={paths.invoicePdf(id)} title={number} />
        {props.hasEInvoice ? (
          <a className="button button-quiet" href={paths.eInvoice(id)} download>
            {t("invoices:detail.eInvoice")}
          </a>
        ) : null}
        {props.hasOriginal ? (
          <a className="button button-quiet" href={paths.originalPdf(id)} download>
            {t("invoices:detail.original")}
          </a>
        ) : null}
        <details className="menu is-actions" hidden={entries.length + prints.length === 0}>
          <summary className="button">{t("sending:action.more")}</summary>
          <div className="menu-panel">
            <PrintLinks
              prints={prints}
              to={{ orderConfirmation: paths.orderConfirmation(id), deliveryNote: paths.deliveryNote(id) }}
            />
            {entries.map(({ action, to, isButton, words }) =>
              isButton ? (
                handsOver && action === "markSent" ? null : (
                  <Post key={action} version={version} action={action} to={to(id)} />
                )
              ) : (
                <Link key={words ?? action} to={to(id)}>
                  {t(`sending:action.${words ?? action}`)}
                </Link>
              ),
            )}
          </div>
        </details>
      </div>
      {handsOver ? (
        <p className="small soft">
          {t("sending:free.note")} <Link to={paths.sendInvoice(id)}>{t("sending:free.more")}</Link>
        </p>
      ) : null}
    </>
  );
}

/** A draft on Free: once it is marked as sent, its PDF is no longer a draft and its writer sends it. */
function handsOverItself(actions: InvoiceAction[], isPro: boolean): boolean {
  return actions.includes("send") && !isPro;
}

interface PostProps {
  to: string;
  action: InvoiceAction;
  version: number;
}

function Post({ to, action, version }: PostProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action={to}>
      <SeenVersion version={version} />
      <button>{t(`sending:action.${action}`)}</button>
    </form>
  );
}

interface MenuEntry {
  action: InvoiceAction;
  to: (id: string) => string;
  isButton?: boolean;
  words?: "makeRecurring";
}

/** A button acts at once, a link leads to a page that asks first. */
const MENU: MenuEntry[] = [
  { action: "sendAgain", to: paths.sendInvoice },
  { action: "markSent", to: paths.markSent, isButton: true },
  { action: "markPaid", to: paths.markPaid },
  { action: "markUnpaid", to: paths.markUnpaid, isButton: true },
  { action: "markOverdue", to: paths.markOverdue, isButton: true },
  { action: "deposit", to: paths.deposit },
  { action: "duplicate", to: paths.duplicateInvoice, isButton: true },
  { action: "saveAsTemplate", to: paths.saveAsTemplate },
  {
    action: "saveAsTemplate",
    words: "makeRecurring",
    to: (invoice) => paths.createSeriesFrom({ invoice }),
  },
  { action: "withdraw", to: paths.withdrawCreditNote },
  { action: "writeOff", to: paths.writeOff },
  { action: "cancel", to: paths.cancelInvoice },
  { action: "delete", to: paths.deleteInvoice },
];

/** Downloads in the language of the invoice, or in one that a dialog asks for. */
function Download({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <>
      <a className="button" href={paths.invoicePdf(id)} download>
        {t("invoices:detail.download")}
      </a>
      <DialogLink to={paths.invoiceLanguage(id)} className="button button-quiet">
        {t("invoices:detail.otherLanguage")}
      </DialogLink>
    </>
  );
}
