import { nextOfOffer } from "./next-of-offer.server.ts";
import { isOffered } from "#app/features/people/seats/rights.ts";
import { shownComments } from "#app/features/selling/comments/comments.server.ts";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { historyRows } from "#app/features/running/history/history-message.ts";
import { historyOfOffer } from "#app/features/running/history/history.server.ts";
import { deliveryNoteOf, isHeldBack } from "#app/features/selling/invoices/sending/delivery-words.ts";
import { findOffer, type Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerSheet } from "#app/features/selling/offers/pdf/offer-pdf.server.ts";
import { sentRevisions } from "#app/features/selling/offers/pdf/stored-offer-pdf.server.ts";
import {
  offerPrintsOf,
  allowsOffer,
  OFFER_ACTIONS,
} from "#app/features/selling/offers/status/offer-actions.ts";
import { rateNotes } from "#app/features/selling/papers/rate-notes.ts";
import { openedOf } from "#app/features/front/public-pages/own-link.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { panelData } from "#app/platform/http/panel.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { decimalText } from "#app/swiss/decimal.ts";
import { formatDay, formatInstant } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { OfferActions } from "#app/ui/offers/offer-actions.tsx";
import { DeliveryMessage } from "#app/ui/papers/delivery-message.tsx";
import { Notes } from "#app/ui/papers/notes.tsx";
import { PaperPage } from "#app/ui/papers/paper-page.tsx";
import { OfferFacts } from "#app/ui/offers/offer-facts.tsx";
import { OfferInvoices } from "#app/ui/offers/offer-invoices.tsx";
import { OfferStatusBadge } from "#app/ui/offers/offer-status-badge.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";

export const handle = { title: "offers:detail", offersPro: true };

export const loader = screenLoader(async (ctx, { params }) => {
  const offer = await findOffer(ctx, params.id ?? "");
  const { id, number, version, status, revision, answered, clientId, publicUrl, invoices } = offer;
  const history = await panelData(ctx, "history", () => historyOfOffer(ctx, id));
  const sent = await sentRevisions(ctx, offer);
  const t = translator(ctx.locale);
  const mails = await isPro(ctx);
  return {
    id,
    number,
    version,
    status,
    revision,
    clientId,
    publicUrl,
    opened: publicUrl ? await openedOf(ctx, id) : null,
    isPro: mails,
    next: nextOfOffer(ctx, offer, mails),
    actions: OFFER_ACTIONS.filter((action) => allowsOffer(status, action) && isOffered(ctx.role, action)),
    delivery: isDeliveryShown(offer) ? deliveryNoteOf(offer.delivery, ctx.locale, t, "offer") : null,
    recipient: offer.recipient.name,
    issueDate: formatDay(offer.issueDate, ctx.locale),
    validUntil: formatDay(offer.validUntil, ctx.locale),
    earlier: sent.filter((sentRevision) => sentRevision !== revision),
    answered: answered && {
      answer: answered.answer,
      by: answered.by,
      name: answered.name,
      remark: answered.remark,
      at: formatInstant(answered.at, ctx.locale),
    },
    invoices: invoices.map(({ kind, percent, ...invoice }) => ({
      id: invoice.id,
      number: invoice.number,
      kind,
      isDraft: invoice.state === "draft",
      isHidden: invoice.isHidden,
      percent: percent === null ? "" : decimalText(percent, 2).replace(/\.?0+$/, ""),
      day: formatDay(invoice.issueDate, ctx.locale),
      total: formatChf(invoice.total),
    })),
    sheet: await panelData(ctx, "sheet", () => offerSheet(ctx, offer)),
    history: historyRows(history, ctx.locale, t),
    comments: await shownComments(ctx, { offerId: id }),
    notes: offer.state === "draft" ? rateNotes(offer, ctx.locale, t) : [],
  };
});

function isDeliveryShown({ status, delivery }: Offer): boolean {
  if (!delivery || allowsOffer(status, "sendAgain")) return delivery !== null;
  return delivery.state === "queued" || delivery.state === "sending" || isHeldBack(delivery);
}

export default function OfferDetail() {
  const { t } = useTranslation();
  const { sheet, history, comments, delivery, invoices, actions, isPro, notes, next, ...offer } =
    useLoaderData<typeof loader>();
  const { id, number, version, status } = offer;
  const made = invoices.length === 0 ? "none" : "parts";
  const steps = { id, version, number, actions, isPro, made, prints: offerPrintsOf(status) } as const;
  const again = { to: paths.sendOffer(id), label: t("offers:action.sendAgain") };
  return (
    <PaperPage
      noun={t("offers:offer")}
      number={number}
      status={<OfferStatusBadge status={status} />}
      back={{ to: paths.offers, label: t("common:nav.offers") }}
      actions={
        <>
          <Notes texts={notes} />
          {delivery ? (
            <DeliveryMessage note={delivery} again={actions.includes("sendAgain") ? again : null} />
          ) : null}
          <OfferActions {...steps} />
        </>
      }
      facts={<OfferFacts {...offer} />}
      sheet={sheet}
      history={history}
      comments={comments && { ...comments, to: paths.commentOnOffer(id) }}
      next={next}
    >
      {invoices.length > 0 ? (
        <Band title={t("offers:invoices.title")} bodyClass="">
          <OfferInvoices rows={invoices} />
        </Band>
      ) : null}
    </PaperPage>
  );
}
