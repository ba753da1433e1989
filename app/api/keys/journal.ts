import { downloadHandover } from "#app/features/front/exports/journal/download-handover.server.ts";
import { JOURNAL_FORMATS } from "#app/features/front/exports/journal/journal-sheet.ts";
import { handoverZip } from "#app/features/front/exports/handover/handover-zip.server.ts";
import { balancesJson } from "#app/features/books/journal/balances.server.ts";
import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { handOverSchema } from "#app/features/books/journal/handover/handover.schema.ts";
import {
  readHandover,
  handoverJson,
  handoverPageJson,
  listHandovers,
} from "#app/features/books/journal/handover/handovers.server.ts";
import { bookByHand, takeBackManual } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { manualBookingSchema } from "#app/features/books/journal/by-hand/manual-booking.schema.ts";
import { journalJson } from "#app/features/books/journal/journal-json.server.ts";
import { readJournalQuery } from "#app/features/books/journal/journal-query.ts";
import {
  keepBookingReceipt,
  readBookingJson,
  readBookingReceipt,
  removeBookingReceipt,
} from "#app/features/taxes/expenses/receipts/booking-receipts.server.ts";
import { currentYear, spanIn } from "#app/features/taxes/year/current-year.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { rangeResponse } from "#app/platform/http/responses/range-response.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { FilterReader } from "#app/platform/lists/filters.ts";
import { DEFAULT_LIMIT, leafingOf, pageOf } from "#app/platform/lists/pages.ts";
import { apiCalls } from "#app/api/api-calls.ts";
import { withPostedReceipt } from "#app/api/posted-receipt.ts";
import { acting, reading } from "#app/api/record-calls.ts";

const route = apiCalls("keys/journal", {
  listJournal: handle(async (ctx, { url: { searchParams } }) => {
    const filter = readJournalQuery(searchParams, await currentYear(ctx), await chartOfBusiness(ctx));
    const { limit = DEFAULT_LIMIT } = pageOf(searchParams);
    const { after } = leafingOf(searchParams);
    return journalJson(ctx, { ...filter, limit, after });
  }),
  listAccounts: handle(async (ctx, { url: { searchParams } }) => {
    return balancesJson(ctx, await spanIn(ctx, searchParams));
  }),
  createBooking: handleBody(manualBookingSchema, async (ctx, input) => {
    const { id } = await bookByHand(ctx, input);
    return created(await readBookingJson(ctx, id), `/journal/bookings/${id}`);
  }),
  readBooking: reading(readBookingJson),
  reverseBooking: acting(readBookingJson, takeBackManual),
  downloadBookingReceipt: handle(async (ctx, { id }) => fileResponse(await readBookingReceipt(ctx, id))),
  uploadBookingReceipt: handle(
    (ctx, args) =>
      withPostedReceipt(ctx, args, async (file, keepTwice) => {
        await keepBookingReceipt(ctx, args.id, file, keepTwice);
        return readBookingJson(ctx, args.id);
      }),
    (ctx, { id }) => readBookingJson(ctx, id),
  ),
  removeBookingReceipt: acting(readBookingJson, removeBookingReceipt),
  listHandovers: handle(async (ctx, { url: { searchParams } }) =>
    handoverPageJson(await listHandovers(ctx, { ...pageOf(searchParams), ...leafingOf(searchParams) })),
  ),
  createHandover: handleBody(handOverSchema, async (ctx, { to }) => {
    const handover = await handOver(ctx, to);
    return created(handoverJson(handover), `/journal/handovers/${handover.id}`);
  }),
  readHandover: reading(async (ctx, id) => handoverJson(await readHandover(ctx, id))),
  downloadHandover: handle(async (ctx, { id, url, drained }) => {
    await readHandover(ctx, id);
    const filters = new FilterReader(url.searchParams);
    const format = filters.oneOf("format", JOURNAL_FORMATS) ?? "csv";
    filters.done();
    return streamResponse(await downloadHandover(ctx, id, format), drained);
  }),
  downloadHandoverZip: handle(async (ctx, { id, request, drained }) =>
    rangeResponse(request, await handoverZip(ctx, id), drained),
  ),
});

export const loader = route.loader;
export const action = route.action;
