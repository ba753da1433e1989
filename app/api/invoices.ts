import { listDeletions } from "#app/features/running/deletions/deletions.server.ts";
import { creditNoteSchema } from "#app/features/selling/invoices/correcting/credit-note.schema.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { createAndSend } from "#app/features/selling/invoices/create-and-send.server.ts";
import { depositSchema } from "#app/features/selling/invoices/deposits/deposit.schema.ts";
import { makeDeposit } from "#app/features/selling/invoices/make-deposit.server.ts";
import { makeFinal } from "#app/features/selling/invoices/make-final.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import {
  invoicePageJson,
  invoiceSummaryJson,
} from "#app/features/selling/invoices/list/invoice-page-json.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { namesDiffer } from "#app/features/selling/invoices/json/item-names.ts";
import { readInvoiceFilters } from "#app/features/selling/invoices/list/invoice-filters.ts";
import {
  checkInvoiceQuery,
  readInvoiceQuery,
  RECENT,
} from "#app/features/selling/invoices/list/invoice-query.ts";
import { listInvoiceIds, listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { downloadEInvoice } from "#app/features/selling/invoices/download-e-invoice.server.ts";
import {
  downloadInvoice,
  downloadSelected,
} from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { downloadPrint } from "#app/features/selling/invoices/pdf/download-print.server.ts";
import { printKindOf } from "#app/features/selling/papers/print-kind.ts";
import {
  invoiceWithStep,
  readInvoiceJson,
  withInvoiceSteps,
} from "#app/features/money/next-step/json/with-next-step.server.ts";
import { invoiceTexts } from "#app/features/money/next-step/json/invoice-texts.server.ts";
import { withRecipient } from "#app/features/selling/invoices/json/recipient-of-client.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import {
  changeStatusSchema,
  markPaidSchema,
} from "#app/features/selling/invoices/settling/change-status.schema.ts";
import {
  changeStatus,
  ensureCancelled,
  ensurePaid,
  ensureSent,
  ensureUnpaid,
} from "#app/features/selling/invoices/ensure-status.server.ts";
import {
  cancellingInvoice,
  creditingInvoice,
  deletingInvoice,
  issuingInvoice,
  payingInvoice,
  sendingInvoice,
  unpayingInvoice,
  withdrawingNote,
  writingOff,
} from "#app/features/programs/previews/invoice-acts.server.ts";
import { paymentProblems } from "#app/features/selling/invoices/settling/paid-at-once.server.ts";
import { writeOffSchema } from "#app/features/money/payments/write-off.schema.ts";
import { undoWriteOff, writeOff } from "#app/features/money/payments/write-off.server.ts";
import { fromTemplate } from "#app/features/selling/templates/from-template.server.ts";
import { created, taggedFile, WrittenList } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { languageOf } from "#app/platform/i18n/locale.ts";
import { leafingOf, listPageJson, pageOf } from "#app/platform/lists/pages.ts";
import { apiCalls } from "./api-calls.ts";
import { confirmable } from "./confirming.ts";
import { invoiceChanges } from "./invoices/change.ts";
import { BULK_FIELDS, bulkSchema, createSeveral } from "./invoices/create-several.ts";
import { acting, actingWith, reading, removing } from "./record-calls.ts";

const route = apiCalls("invoices", {
  listInvoices: handle(async (ctx, { url, isStrict }) => {
    checkInvoiceQuery(url.searchParams);
    const query = readInvoiceQuery(url.searchParams);
    const filters = readInvoiceFilters(url.searchParams);
    const leafing = leafingOf(url.searchParams);
    const wanted = { ...query, filters, ...leafing };
    const deletions = () => listDeletions(ctx, "invoice", { ...query, ...filters, ...leafing });
    if (!isStrict) {
      const { invoices, ...page } = invoicePageJson(await listInvoices(ctx, wanted));
      return { invoices: await withInvoiceSteps(ctx, invoices), ...page, ...(await deletions()) };
    }
    const { ids, ...page } = await listInvoiceIds(ctx, wanted);
    const texts = await invoiceTexts(ctx, ids);
    return new WrittenList("invoices", texts, { ...listPageJson(page), ...(await deletions()) });
  }),
  createInvoice: handleBody(
    invoiceSchema,
    async (ctx, input) => {
      const { invoice, warnings } = await createAndSend(ctx, input);
      return created(await invoiceWithStep(ctx, invoice), `/invoices/${invoice.id}`, warnings);
    },
    {
      check: namesDiffer,
      judge: paymentProblems,
      complete: async (ctx, json) => withRecipient(ctx, await fromTemplate(ctx, json)),
    },
  ),
  listRecentInvoices: handle(async (ctx, { url }) => {
    const { limit = RECENT } = pageOf(url.searchParams);
    const { invoices } = await listInvoices(ctx, { limit });
    return withInvoiceSteps(ctx, invoices.map(invoiceSummaryJson));
  }),
  createInvoices: handleBody(bulkSchema, createSeveral, { keepsNulls: true, maxFields: BULK_FIELDS }),
  downloadInvoices: handle(async (ctx, { url }) => {
    const ids = (url.searchParams.get("ids") ?? "").split(",").filter(Boolean);
    return fileResponse(await downloadSelected(ctx, ids));
  }),
  readInvoice: reading(readInvoiceJson),
  updateInvoice: invoiceChanges.PUT,
  patchInvoice: invoiceChanges.PATCH,
  deleteInvoice: removing(readInvoiceJson, deleteInvoice, deletingInvoice),
  duplicateInvoice: handle(
    async (ctx, args) => {
      const id = await duplicateInvoice(ctx, args.id);
      return created(await readInvoiceJson(ctx, id), `/invoices/${id}`);
    },
    (ctx, { id }) => readInvoiceJson(ctx, id),
  ),
  downloadInvoice: handle(async (ctx, { id, url, request }) => {
    const language = languageOf(url.searchParams.get("language"));
    const original = url.searchParams.get("original") === "true";
    const kind = printKindOf(url.searchParams.get("kind"));
    if (kind) return taggedFile(request, await downloadPrint(ctx, id, kind, language));
    return taggedFile(request, await downloadInvoice(ctx, id, language, { original }));
  }),
  downloadXml: handle(async (ctx, { id, request }) => taggedFile(request, await downloadEInvoice(ctx, id))),
  sendInvoice: actingWith(sendInvoiceSchema, readInvoiceJson, sendInvoice, sendingInvoice),
  changeStatus: actingWith(changeStatusSchema, readInvoiceJson, changeStatus),
  markSent: acting(readInvoiceJson, ensureSent, issuingInvoice),
  markPaid: actingWith(markPaidSchema, readInvoiceJson, ensurePaid, (id, input) =>
    payingInvoice({ ...input, id }),
  ),
  markUnpaid: acting(readInvoiceJson, ensureUnpaid, unpayingInvoice),
  cancelInvoice: acting(readInvoiceJson, ensureCancelled, cancellingInvoice),
  issueCreditNote: handleBody(
    creditNoteSchema,
    (ctx, input, args) =>
      confirmable(ctx, args, creditingInvoice(args.id, input), async (ctx) => {
        const id = await issueCreditNote(ctx, args.id, input);
        return created(await readInvoiceJson(ctx, id), `/invoices/${id}`);
      }),
    { exists: (ctx, { id }) => findInvoice(ctx, id) },
  ),
  makeDeposit: handleBody(
    depositSchema,
    async (ctx, input, { id: wholeId, request }) => {
      const seen = await matchedVersion(request, () => readInvoiceJson(ctx, wholeId));
      const id = await makeDeposit(ctx, wholeId, { ...input, version: seen ?? input.version });
      return created(await readInvoiceJson(ctx, id), `/invoices/${id}`);
    },
    { exists: (ctx, { id }) => findInvoice(ctx, id) },
  ),
  makeFinal: handle(
    async (ctx, { id: wholeId, request }) => {
      const seen = await matchedVersion(request, () => readInvoiceJson(ctx, wholeId));
      const id = await makeFinal(ctx, wholeId, seen ?? undefined);
      return created(await readInvoiceJson(ctx, id), `/invoices/${id}`);
    },
    (ctx, { id }) => readInvoiceJson(ctx, id),
  ),
  withdrawCreditNote: acting(readInvoiceJson, (ctx, id) => withdrawCreditNote(ctx, id), withdrawingNote),
  writeOff: actingWith(
    writeOffSchema,
    readInvoiceJson,
    (ctx, id, { version, ...input }) => writeOff(ctx, id, input, version),
    writingOff,
  ),
  undoWriteOff: acting(readInvoiceJson, (ctx, id) => undoWriteOff(ctx, id)),
});

export const loader = route.loader;
export const action = route.action;
