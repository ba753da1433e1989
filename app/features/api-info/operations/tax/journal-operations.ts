import { JOURNAL_FORMATS } from "#app/features/exports/journal/journal-sheet.ts";
import { handOverSchema } from "#app/features/journal/handover/handover.schema.ts";
import { BODY, LIST, operationsOf } from "#app/features/api-info/operations/operation.ts";

export const JOURNAL_OPERATIONS = operationsOf({
  listJournal: {
    call: "GET /journal",
    summary: "List the bookings of the journal, by day",
    query: {
      from: "day",
      to: "day",
      since: "sequence",
      account: "text",
      recordedBefore: "instant",
      limit: "limit",
      starting_after: "text",
    },
    answers: { 200: "Journal" },
    refusals: [422, 503],
  },
  createHandover: {
    call: "POST /journal/handovers",
    summary: "Hand over the journal up to a day",
    body: { schema: handOverSchema, example: { to: "2026-10-31" } },
    answers: { 201: "Handover" },
    refusals: [...BODY, 409, 503],
  },
  listHandovers: {
    call: "GET /journal/handovers",
    summary: "List the hand-overs of the journal, the newest first",
    query: LIST,
    answers: { 200: "HandoverList" },
    refusals: [422],
  },
  readHandover: {
    call: "GET /journal/handovers/{id}",
    summary: "Read a hand-over of the journal",
    answers: { 200: "Handover" },
    refusals: [404, 422],
  },
  downloadHandover: {
    call: "GET /journal/handovers/{id}/file",
    summary: "Download the bookings of a hand-over",
    query: { format: JOURNAL_FORMATS },
    answers: { 200: "JournalFile" },
    refusals: [404, 422, 503],
  },
  listAccounts: {
    call: "GET /journal/accounts",
    summary: "List the accounts with their balances, by number",
    query: { from: "day", to: "day" },
    answers: { 200: "AccountBalances" },
    refusals: [422, 503],
  },
});
