import { JOURNAL_FORMATS } from "#app/features/front/exports/journal/journal-sheet.ts";
import { manualBookingSchema } from "#app/features/books/journal/by-hand/manual-booking.schema.ts";
import { RECEIPT_TYPES } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import { handOverSchema } from "#app/features/books/journal/handover/handover.schema.ts";
import { call, create, LIST, operationsOf } from "#app/features/programs/api-info/operations/operation.ts";

export const JOURNAL_OPERATIONS = operationsOf({
  module: "keys/journal",
  scope: "account",
  needs: ["books", "years"],
  only: "keys",
})({
  listJournal: call("GET /journal", "Journal", {
    summary: "List the bookings of the journal, by day",
    text:
      "Double-entry bookings of invoices, credit notes, payments, charges and expenses from `from` to " +
      "`to`, both included; the current business year where they are left out. Bookings are only added: " +
      "what is taken back stays, and another booking names it in `reverses`. What was listed once is " +
      "listed for ever with the same fields; account numbers are those of the chart as it is now. 503 " +
      "`journal.being_moved` for a moment after an upgrade.",
    query: {
      from: "day",
      to: "day",
      since: "sequence",
      account: "text",
      recordedBefore: "instant",
      limit: "limit",
      starting_after: "text",
    },
    refusals: [503],
  }),
  createBooking: create("POST /journal/bookings", "ManualBooking", {
    summary: "Book an amount by hand",
    text:
      "From one account to another, without VAT: what documents, payments and expenses do not say. It counts on " +
      "`day` and is never changed, only taken back. On a closed day 409 `year.closed` or `journal.handed_over`, " +
      "with the first open day.",
    body: {
      schema: manualBookingSchema,
      example: {
        day: "2026-12-31",
        text: "Depreciation of the laptop",
        reference: "A-12",
        debitAccount: "6800",
        creditAccount: "1520",
        amount: 600,
      },
    },
    refusals: [409, 503],
  }),
  readBooking: call("GET /journal/bookings/{id}", "ManualBooking", {
    summary: "Read a booking by hand",
    text: "Its `id` is that of the `source` of the bookings of the journal that it brought.",
  }),
  reverseBooking: call("POST /journal/bookings/{id}/reverse", "ManualBooking", {
    summary: "Take back a booking by hand",
    text:
      "Adds a booking that names the first one in `reverses`: on its day while that is open, else on the first " +
      "open day after it. A second time 409 `booking.taken_back`; one of the opening balances " +
      "409 `booking.of_opening`.",
    refusals: [404, 409],
  }),
  uploadBookingReceipt: call("POST /journal/bookings/{id}/receipt", "ManualBooking", {
    summary: "Upload the receipt of a booking by hand",
    text:
      "A JPEG, a PNG, a PDF or an e-invoice as XML (CII, UBL) of at most 10 MB; what it is follows from " +
      "its content. The former receipt is kept out of sight, the same one again changes nothing. A receipt " +
      "that an expense has, or the same e-invoice in another file, is 409 `expense.perhaps_same`, unless " +
      "`keepTwice` says otherwise; several bookings may have the same one. It may be added on closed days too.",
    query: { keepTwice: "flag" },
    files: [...RECEIPT_TYPES, "multipart/form-data"],
    refusals: [404, 409, 503],
  }),
  downloadBookingReceipt: call("GET /journal/bookings/{id}/receipt", "Receipt", {
    summary: "Download the receipt of a booking by hand",
    text: "As it was uploaded. Without a receipt 404.",
    refusals: [404, 503],
  }),
  removeBookingReceipt: call("DELETE /journal/bookings/{id}/receipt", "ManualBooking", {
    summary: "Remove the receipt of a booking by hand",
    text: "It is kept out of sight, as the law asks. Without a receipt 404.",
    refusals: [404, 412],
  }),
  createHandover: create("POST /journal/handovers", "Handover", {
    summary: "Hand over the journal up to a day",
    text:
      "Hands over all bookings whose `day` lies after the last hand-over, up to and with `to`. `to` is " +
      "at most today and after the last one (422 otherwise). From then on these days are closed: what " +
      "happens later counts on the first day after them, and keeps its `factDay`. A hand-over cannot be " +
      "undone. Without bookings 409 `handover.empty`. The owner and every accountant with a seat are " +
      "told by e-mail.",
    body: { schema: handOverSchema, example: { to: "2026-10-31" } },
    refusals: [409, 503],
  }),
  listHandovers: call("GET /journal/handovers", "HandoverList", {
    summary: "List the hand-overs of the journal, the newest first",
    text: "Without their files.",
    query: LIST,
  }),
  readHandover: call("GET /journal/handovers/{id}", "Handover", {
    summary: "Read a hand-over of the journal",
    text:
      "`sha256` can be checked by anybody: it is the SHA-256, in lower-case hexadecimal, of one text: " +
      "the `sha256` of the hand-over before (nothing for the first), then the `hash` of each booking " +
      "from `from` to `to`, in the order of `sequence`, with nothing between them.",
  }),
  downloadHandover: call("GET /journal/handovers/{id}/file", "JournalFile", {
    summary: "Download the bookings of a hand-over",
    text:
      "`format` is `csv` where it is left out. The file is the same, byte for byte, each time: in the " +
      "language and with the account numbers of the day on which it was handed over.",
    query: { format: JOURNAL_FORMATS },
    refusals: [404, 503],
  }),
  downloadHandoverZip: call("GET /journal/handovers/{id}/zip", "HandoverZip", {
    summary: "Download everything of a hand-over as one ZIP",
    text:
      "The journal in every format, a sheet for each account, the trial balance with opening balances, open " +
      "items and their age on the last day, VAT codes, VAT returns as PDF and XML, book and returns beside one " +
      "another, the list of receipts with their files, and `index.csv` with the bytes and the SHA-256 of each " +
      "file. It is kept for 7 days: a download that broke off goes on by `Range` " +
      "with `If-Range` and the `ETag` (206; 416 behind the end). It is made anew, with another `ETag`, once a " +
      "return or a receipt of its days has changed. A large one is made in the background: 503 " +
      "`handover.being_made` with `Retry-After` until it is ready.",
    refusals: [404, 416, 503],
  }),
  listAccounts: call("GET /journal/accounts", "AccountBalances", {
    summary: "List the accounts with their balances, by number",
    text:
      "The trial balance: what stood on each account before `from`, what was booked from `from` to `to`, " +
      "both included, and what stands at the end. Accounts that share a number are one; those without " +
      "booking or balance are left out. Income and costs begin each business year at 0; earlier results stand " +
      "on the account of the year's result until they are booked on.",
    query: { from: "day", to: "day" },
    refusals: [503],
  }),
});
