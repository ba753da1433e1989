import { isOffered } from "#app/features/people/seats/rights.ts";
import { shownComments } from "#app/features/selling/comments/comments.server.ts";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { isVoid } from "#app/features/selling/invoices/fields/invoice.ts";
import { useLoaderData } from "@remix-run/react";
import { type TextKey, useTranslation } from "#app/ui/runtime/translation.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { historyRows } from "#app/features/running/history/history-message.ts";
import { deliveryNote } from "#app/features/selling/invoices/sending/delivery-words.ts";
import { creditNotesOf } from "#app/features/selling/invoices/correcting/credit-notes-of.server.ts";
import { allows, INVOICE_ACTIONS } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { markOf } from "#app/features/selling/invoices/view/invoice-mark.ts";
import { invoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { missingEInvoice } from "#app/features/selling/invoices/e-invoice/missing-e-invoice.server.ts";
import { hasEInvoice, hasStoredPdf } from "#app/features/selling/invoices/pdf/stored-pdf.server.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { offerOfInvoice } from "#app/features/selling/offers/document/offer-invoices.server.ts";
import { paidPart } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { rateNotes } from "#app/features/selling/papers/rate-notes.ts";
import { clientCredit } from "#app/features/money/payments/client-credit.server.ts";
import { creditRows, creditsOfInvoice } from "#app/features/money/payments/credits-left.server.ts";
import { settlingOf } from "#app/features/money/payments/settling.server.ts";
import { settlingRows } from "#app/features/money/payments/settling-rows.ts";
import { ownLinkOf } from "#app/features/front/public-pages/own-link.server.ts";
import { invoiceReminders } from "#app/features/money/reminders/screens/invoice-reminders.server.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { panelData } from "#app/platform/http/panel.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { formatBesideChf, formatMoney } from "#app/swiss/money.ts";
import { formatReference } from "#app/swiss/reference.ts";
import { paths } from "#app/paths.ts";
import { Notes } from "#app/ui/papers/notes.tsx";
import { DeliveryMessage } from "#app/ui/papers/delivery-message.tsx";
import { PaperPage } from "#app/ui/papers/paper-page.tsx";
import { InvoiceActions, NextStep } from "#app/ui/invoices/invoice-actions.tsx";
import { NoEInvoice } from "#app/ui/invoices/no-e-invoice.tsx";
import { InvoiceFacts } from "#app/ui/invoices/invoice-facts.tsx";
import { PayFacts } from "#app/ui/invoices/pay-facts.tsx";
import { CreditNotes } from "#app/ui/invoices/correcting/credit-notes.tsx";
import { NoteFacts } from "#app/ui/invoices/correcting/note-facts.tsx";
import { ClientLink } from "#app/ui/invoices/client-link.tsx";
import { PaidPart } from "#app/ui/invoices/paid-part.tsx";
import { SettledBy } from "#app/ui/invoices/paying/settled-by.tsx";
import { RemindersOfInvoice } from "#app/ui/reminders/invoice/reminders-of-invoice.tsx";
import { CreditList } from "#app/ui/payments/refunds/credit-list.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Status } from "#app/ui/elements/page/status.tsx";

export const handle = { title: "invoices:detail.title", offersPro: true };

export const loader = screenLoader(async (ctx, args) => {
  const invoice = await findInvoice(ctx, args.id);
  const { id, number, version, status, language, paidOn, kind, corrects, currency } = invoice;
  const texts = pdfTexts(language);
  const withXml = await hasEInvoice(ctx, id, language);
  const isOurPaper = status === "draft" || (await hasStoredPdf(ctx, id));
  const history = await panelData(ctx, "history", () => historyOf(ctx, id));
  const isKnownOverdue = history?.some(({ event }) => event === "invoice.overdue");
  const t = translator(ctx.locale);
  return {
    id,
    number,
    version,
    status,
    language,
    kind,
    corrects,
    creditNotes: (kind === "invoice" ? await creditNotesOf(ctx, id) : []).map((note) => ({
      id: note.id,
      number: note.number,
      status: note.state,
      day: formatDay(note.issueDate, ctx.locale),
      total: formatMoney(note.total, currency),
    })),
    isPro: await isPro(ctx),
    hasOriginal: isVoid(status) && isOurPaper,
    hasEInvoice: withXml,
    missing: isOurPaper ? await missingEInvoice(ctx, invoice, withXml) : null,
    offer: await offerOfInvoice(ctx, id),
    reminders: await invoiceReminders(ctx, invoice),
    actions: INVOICE_ACTIONS.filter(
      (action) =>
        allows(status, action) &&
        isOffered(ctx.role, action) &&
        !(action === "markOverdue" && isKnownOverdue) &&
        !(action === "withdraw" && invoice.delivery),
    ),
    delivery: deliveryNote(invoice.delivery, status, ctx.locale, t),
    recipient: invoice.recipient.name,
    clientId: invoice.clientId,
    issueDate: formatDay(invoice.issueDate, ctx.locale),
    dueDate: formatDay(invoice.dueDate, ctx.locale),
    dueIn: daysBetween(ctx.today, invoice.dueDate),
    paidPart: paidPart(invoice),
    currency,
    total: formatBesideChf(invoice.total, currency),
    credit: isOffered(ctx.role, "useCredit") ? await usableCredit(ctx, invoice) : "",
    amountDue: allows(status, "markPaid") ? formatMoney(amountDue(invoice), currency) : "",
    reference: formatReference(invoice.referenceType, invoice.reference),
    paidOn: paidOn ? formatDay(paidOn, ctx.locale) : "",
    sheet: invoiceSheetView(
      {
        ...invoice,
        ...(status === "draft" ? {} : { asOf: ctx.today }),
        isCopy: false,
        mark: markOf(invoice),
      },
      invoiceMessages(texts, LOCALE_TAGS[language], currency),
    ),
    settling: settlingRows(await settlingOf(ctx, invoice), ctx.locale, currency),
    link: await ownLinkOf(ctx, invoice),
    credits: creditRows(await creditsOfInvoice(ctx, invoice), ctx.locale),
    history: historyRows(history, ctx.locale, t),
    comments: await shownComments(ctx, { invoiceId: id }),
    notes: status === "draft" ? rateNotes(invoice, ctx.locale, t) : [],
  };
});

/** Formatted; empty where there is none, or nothing to settle with it. */
async function usableCredit(ctx: UserContext, invoice: Invoice): Promise<string> {
  if (!invoice.clientId || !allows(invoice.status, "markPaid")) return "";
  const { currency, clientId } = invoice;
  const credit = Math.min((await clientCredit(ctx, clientId))[currency], amountDue(invoice));
  return credit > 0 ? formatMoney(credit, currency) : "";
}

export default function InvoiceDetail() {
  const { t } = useTranslation();
  const { sheet, settling, credits, creditNotes, reminders, link, history, comments, ...rest } =
    useLoaderData<typeof loader>();
  const { actions, delivery, missing, isPro, notes, ...invoice } = rest;
  const { corrects } = invoice;
  const may = useMay();
  const again = { to: paths.sendInvoice(invoice.id), label: t("sending:action.sendAgain") };
  return (
    <PaperPage
      noun={t(wordFor(corrects))}
      number={invoice.number}
      status={
        <div>
          <Status status={invoice.status} />
          <PaidPart paid={invoice.paidPart} total={invoice.total} />
        </div>
      }
      back={{ to: paths.invoices, label: t("common:nav.invoices") }}
      actions={
        <>
          <Notes texts={notes} />
          {missing?.isDraft ? <NoEInvoice id={invoice.id} missing={missing} /> : null}
          {delivery ? (
            <DeliveryMessage note={delivery} again={actions.includes("sendAgain") ? again : null} />
          ) : null}
          <InvoiceActions
            {...invoice}
            actions={actions}
            isPro={isPro}
            canRemind={(reminders?.canRemind ?? false) && may("act")}
          />
        </>
      }
      facts={
        <>
          {corrects ? (
            <NoteFacts {...invoice} corrects={corrects} />
          ) : (
            <InvoiceFacts {...invoice} reference={sheet.slip ? "" : invoice.reference} />
          )}
          {sheet.slip ? <PayFacts slip={sheet.slip} /> : null}
          {missing && !missing.isDraft ? <NoEInvoice id={invoice.id} missing={missing} /> : null}
        </>
      }
      sheet={sheet}
      history={history}
      comments={comments && { rows: comments, to: paths.commentOnInvoice(invoice.id) }}
      nextStep={
        actions.includes("send") || actions.includes("markPaid") ? (
          <NextStep {...invoice} actions={actions} isPro={isPro} className="" />
        ) : null
      }
    >
      {settling.totals || credits.length > 0 ? (
        <Band title={t(settling.totals ? "sending:settling.title" : "clients:detail.credit")} bodyClass="">
          {settling.totals ? (
            <SettledBy rows={settling.rows} totals={settling.totals} invoiceId={invoice.id} />
          ) : null}
          {credits.length > 0 ? <CreditList rows={credits} /> : null}
        </Band>
      ) : null}
      <CreditNotes notes={creditNotes} />
      {link ? <ClientLink id={invoice.id} link={link} /> : null}
      {reminders ? <RemindersOfInvoice {...reminders} {...invoice} /> : null}
    </PaperPage>
  );
}

function wordFor(corrects: { isWhole: boolean } | null): TextKey {
  if (!corrects) return "invoices:invoice";
  return corrects.isWhole ? "invoices:cancellation" : "invoices:creditNote";
}
