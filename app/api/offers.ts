import { z } from "zod";
import { listDeletions } from "#app/features/running/deletions/deletions.server.ts";
import {
  externalFields,
  isExternalOnly,
  wholeExternal,
} from "#app/features/running/external/external-fields.ts";
import { readInvoiceJson, readOfferJson } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { withRecipient } from "#app/features/selling/invoices/json/recipient-of-client.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { noteOnOffer } from "#app/features/selling/offers/annotate-offer.server.ts";
import { answerByHandSchema } from "#app/features/selling/offers/answering/answer-by-hand.schema.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { deleteOffer } from "#app/features/selling/offers/delete-offer.server.ts";
import { duplicateOffer } from "#app/features/selling/offers/duplicate-offer.server.ts";
import { invoiceOfferSchema } from "#app/features/selling/offers/invoicing/invoice-offer.schema.ts";
import { downloadOfferPrint } from "#app/features/selling/offers/pdf/download-offer-print.server.ts";
import { printKindOf } from "#app/features/selling/papers/print-kind.ts";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import { readOfferFilters } from "#app/features/selling/offers/list/offer-filters.ts";
import { offerJsonPage } from "#app/features/money/next-step/json/offer-page.server.ts";
import { checkOfferSort, readOfferQuery } from "#app/features/selling/offers/list/offer-query.ts";
import { offerPatchBase } from "#app/features/selling/offers/json/offer-patch-base.ts";
import {
  answeringOffer,
  deletingOffer,
  issuingOffer,
  sendingOffer,
} from "#app/features/programs/previews/offer-acts.server.ts";
import { offerSchema } from "#app/features/selling/offers/document/offer.schema.ts";
import { downloadOffer } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import { answering, ensureOfferSent } from "#app/features/selling/offers/ensure-offer-status.server.ts";
import { updateOffer } from "#app/features/selling/offers/update-offer.server.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { created, taggedFile } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody, handleEither } from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { leafingOf } from "#app/platform/lists/pages.ts";
import { apiCalls } from "./api-calls.ts";
import { acting, actingWith, deleting, reading, replacing } from "./record-calls.ts";

const changes = replacing(
  offerSchema,
  readOfferJson,
  (ctx, id, input) => updateOffer(ctx, id, wholeExternal(input)),
  { before: offerPatchBase, complete: withRecipient },
);

const notes = replacing(
  z.object({ ...rulesOf(externalFields), version: optionalVersion() }),
  readOfferJson,
  (ctx, id, input) => noteOnOffer(ctx, id, wholeExternal(input)),
);

const route = apiCalls("offers", {
  listOffers: handle(async (ctx, { url, isStrict }) => {
    checkOfferSort(url.searchParams);
    const { status: _status, ...query } = readOfferQuery(url.searchParams);
    const filters = readOfferFilters(url.searchParams);
    const leafing = leafingOf(url.searchParams);
    const listed = await offerJsonPage(ctx, { ...query, filters, ...leafing }, isStrict);
    return { ...listed, ...(await listDeletions(ctx, "offer", { ...query, ...filters, ...leafing })) };
  }),
  createOffer: handleBody(
    offerSchema,
    async (ctx, input) => {
      const id = await createOffer(ctx, input);
      return created(await readOfferJson(ctx, id), `/offers/${id}`);
    },
    { complete: withRecipient },
  ),
  readOffer: reading(readOfferJson),
  updateOffer: changes.PUT,
  patchOffer: handleEither(isExternalOnly, notes, changes).PATCH,
  deleteOffer: deleting(readOfferJson, deleteOffer, deletingOffer),
  duplicateOffer: handle(
    async (ctx, args) => {
      const id = await duplicateOffer(ctx, args.id);
      return created(await readOfferJson(ctx, id), `/offers/${id}`);
    },
    (ctx, { id }) => readOfferJson(ctx, id),
  ),
  downloadOffer: handle(async (ctx, { id, url, request }) => {
    const language = languageOf(url.searchParams.get("language"));
    const kind = printKindOf(url.searchParams.get("kind"));
    if (kind) return taggedFile(request, await downloadOfferPrint(ctx, id, kind, language));
    return taggedFile(request, await downloadOffer(ctx, id, { language }));
  }),
  sendOffer: actingWith(sendInvoiceSchema, readOfferJson, sendOffer, sendingOffer),
  markOfferSent: acting(readOfferJson, ensureOfferSent, issuingOffer),
  acceptOffer: actingWith(answerByHandSchema, readOfferJson, answering("accepted"), (id, input) =>
    answeringOffer(id, "accepted", input),
  ),
  declineOffer: actingWith(answerByHandSchema, readOfferJson, answering("declined"), (id, input) =>
    answeringOffer(id, "declined", input),
  ),
  invoiceOffer: handleBody(
    invoiceOfferSchema,
    async (ctx, input, { id: offerId, request }) => {
      const seen = await matchedVersion(request, () => readOfferJson(ctx, offerId));
      const id = await invoiceOffer(ctx, offerId, { ...input, version: seen ?? input.version });
      return created(await readInvoiceJson(ctx, id), `/invoices/${id}`);
    },
    { exists: (ctx, { id }) => readOfferJson(ctx, id) },
  ),
});

export const loader = route.loader;
export const action = route.action;
