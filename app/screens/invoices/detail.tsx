import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { Status } from "#app/ui/elements/page/status.tsx";
import { BesideInvoice } from "#app/ui/invoices/beside-invoice.tsx";
import { NoteFacts } from "#app/ui/invoices/correcting/note-facts.tsx";
import { InvoiceActions } from "#app/ui/invoices/invoice-actions.tsx";
import { InvoiceFacts } from "#app/ui/invoices/invoice-facts.tsx";
import { NoEInvoice } from "#app/ui/invoices/no-e-invoice.tsx";
import { PaidPart } from "#app/ui/invoices/paid-part.tsx";
import { PayFacts } from "#app/ui/invoices/pay-facts.tsx";
import { DeliveryMessage } from "#app/ui/papers/delivery-message.tsx";
import { Notes } from "#app/ui/papers/notes.tsx";
import { PaperPage } from "#app/ui/papers/paper-page.tsx";
import { type TextKey, useTranslation } from "#app/ui/runtime/translation.ts";
import { invoiceDetail } from "./detail/invoice-detail.server.ts";

export const handle = { title: "invoices:detail.title", offersPro: true };

export const loader = screenLoader((ctx, { id }) => invoiceDetail(ctx, id));

export default function InvoiceDetail() {
  const { t } = useTranslation();
  const { sheet, beside, history, comments, ...rest } = useLoaderData<typeof loader>();
  const { actions, delivery, missing, isPro, notes, next, ...invoice } = rest;
  const { corrects } = invoice;
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
          <InvoiceActions {...invoice} actions={actions} isPro={isPro} />
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
      comments={comments && { ...comments, to: paths.commentOnInvoice(invoice.id) }}
      next={next}
    >
      <BesideInvoice invoice={invoice} {...beside} />
    </PaperPage>
  );
}

function wordFor(corrects: { isWhole: boolean } | null): TextKey {
  if (!corrects) return "invoices:invoice";
  return corrects.isWhole ? "invoices:cancellation" : "invoices:creditNote";
}
