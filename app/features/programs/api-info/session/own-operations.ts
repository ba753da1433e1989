import { call } from "#app/features/programs/api-info/operations/operation.ts";
import { deletionSchema } from "#app/features/people/accounts/account.schema.ts";
import { eventSchema } from "#app/features/running/analytics/event.schema.ts";
import { designSchema } from "#app/features/selling/design/design.schema.ts";
import { sessionOperationsOf } from "./session-operation.ts";

const DESIGN =
  "`{typeface, fontSize, margins, window, senderLine, duplex, accent, logo}`; `accent` is `#rrggbb` or null, " +
  "`logo` is `{sha256, type, width, height, bytes}` or null";

export const OWN_OPERATIONS = [
  ...sessionOperationsOf({ module: "user", needs: "self" })({
    downloadMyData: {
      call: "GET /api/user/data",
      summary: "Download everything we hold about the account",
      answers: { 200: "a ZIP file; the data of the business for its owner alone" },
    },
    deleteAccount: call("DELETE /api/user/account", "`{deleted: true}`", {
      summary: "Delete the account",
      body: { schema: deletionSchema, example: { password: "quer-durch-bern", confirm: true } },
      refusals: [429],
    }),
  }),
  ...sessionOperationsOf({ module: "user", needs: ["see", "act"] })({
    readDesign: call("GET /api/user/design", DESIGN, {
      summary: "Read how letters look",
    }),
    updateDesign: call("PUT /api/user/design", DESIGN, {
      summary: "Replace how letters look",
      description:
        "Counts from the next invoice on; an invoice keeps the design that it was written with. The colour " +
        "counts at once for e-mails and clients' pages; left out it stays, null removes it.",
      body: {
        schema: designSchema,
        example: {
          typeface: "liberation-sans",
          fontSize: 10,
          margins: { top: 20, right: 20, bottom: 20, left: 25 },
          window: "right",
          senderLine: false,
          duplex: false,
          accent: "#2f6f4e",
        },
      },
    }),
    uploadLogo: call("PUT /api/user/design/logo", DESIGN, {
      summary: "Replace the logo",
      description: "The image itself, at most 2 MB; at most 30 an hour and account.",
      files: ["image/png", "image/jpeg"],
      refusals: [413, 415, 422, 429],
    }),
    removeLogo: call("DELETE /api/user/design/logo", DESIGN, {
      summary: "Remove the logo",
    }),
  }),
  ...sessionOperationsOf({ module: "invoices", needs: "see" })({
    listRecentInvoices: {
      call: "GET /api/invoices/recent",
      summary: "List the newest invoices",
      query: { limit: "How many, 1 to 100. Left out: 5." },
      answers: {
        200:
          "a list of `{id, invoiceNumber, status, currency, recipient {name}, issueDate, dueDate, total, " +
          "amountDue}`",
      },
      refusals: [422],
    },
  }),
  ...sessionOperationsOf({ module: "public/analytics", needs: ["own", "open"] })({
    countPageView: call("POST /api/events", "null", {
      summary: "Count a page view, or a choice about cookies",
      description:
        "For our own pages. A page view is kept only with consent to analytics. " +
        "At most 120 a minute from one client. It has nothing to do with `GET /api/v1/events`.",
      body: {
        schema: eventSchema,
        example: {
          type: "page_view",
          path: "/pricing",
          locale: "de",
          consent: { analytics: true, marketing: false, preferences: false },
        },
      },
      refusals: [429],
    }),
  }),
];
