import type { JsonSchema } from "#app/platform/mcp/json-schema.server.ts";

/** What tools answer, by name. The type is empty where the value may be null. */
const FIELDS = {
  invoice: ["object", "The invoice, as GET /invoices/{id} answers it; of a preview only what it is known by"],
  invoices: ["array", "The invoices of this page, the newest first"],
  offer: ["object", "The offer, as GET /offers/{id} answers it"],
  offers: ["array", "The offers of this page, the newest first"],
  client: ["object", "The client, as GET /clients/{id} answers it"],
  clients: ["array", "The clients, each with what was asked for"],
  isNew: ["boolean", "Whether the client was created; false when it existed"],
  similarClient: ["object", "Another client with the same name or e-mail address"],
  payment: ["object", "The payment, as GET /payments/{id} answers it"],
  payments: ["array", "The payments of this page, the newest first; version is for decide_payment"],
  proposed: ["number", "How many payments have a proposal to confirm"],
  unassigned: ["number", "How many payments belong to no invoice yet"],
  version: ["", "Of what is shown"],
  becomes: ["string", "What its status would be"],
  answer: ["object", "The answer that would be recorded"],
  question: ["object", "The question, as GET /questions answers it"],
  questions: ["array", "The open questions of this page, the oldest first"],
  year: ["object", "The year, as GET /year/{year} answers it; its hash is for close_year"],
  taxPeriod: ["object", "The return, as GET /tax/periods/{id} answers it"],
  taxPeriods: ["array", "The VAT returns, the newest first"],
  decision: ["object", "What would be booked"],
  confirmation: ["string", "For the same call, after the user's yes"],
  expiresAt: ["string", "When that ends"],
  reminder: ["object", "The reminder, as GET /invoices/{id}/reminders answers it"],
  reminders: ["array", "The invoices to remind of, each with level and amountClaimed"],
  letter: ["object", "The letter that would be written"],
  mode: ["string", "off, suggest, draft or send"],
  statement: ["object", "What the client owes, with the invoices"],
  pdfUrl: ["string", "Where the user, signed in, finds the PDF"],
  months: ["array", "Month, invoicedAmount and openAmount"],
  sums: ["object", "Sums of all clients by age"],
  deletedAmount: ["number", "Of deleted invoices"],
  needsConfirmation: ["boolean", "True: nothing was done yet, ask the user"],
  email: ["object", "The e-mail that would be sent"],
  total: ["number", "How many entries match"],
  page: ["number", "From 1"],
  limit: ["number", "Entries of a page"],
  has_more: ["boolean", "Whether there are further entries"],
  next_cursor: ["", "What to send as starting_after for the next page; null on the last one"],
  today: ["string", "Today in Zurich, YYYY-MM-DD"],
  currency: ["string", "Of all amounts: CHF or EUR"],
  overdueInvoices: ["number", "How many invoices are overdue"],
  overdueAmount: ["number", "What is due of them"],
  overdueClients: ["number", "How many clients they belong to"],
  month: ["object", "Figures of this month"],
  all: ["object", "Figures of all invoices"],
} as const satisfies Record<string, readonly [type: string, description: string]>;

type AnswerField = keyof typeof FIELDS;

export const QUESTION_FIELDS = ["needsConfirmation", "confirmation", "expiresAt"] as const;

export const PAGE_FIELDS = ["total", "page", "limit", "has_more", "next_cursor"] as const;

/** Names and kinds alone: the records themselves are described in the reference of the API. */
export function answerOf(...names: AnswerField[]): JsonSchema {
  const properties = names.map((name): [string, JsonSchema] => {
    const [type, description] = FIELDS[name];
    return [name, type ? { type, description } : { description }];
  });
  const warnings = { type: "array", description: "Possibly mistakes" };
  return { type: "object", properties: { ...Object.fromEntries(properties), warnings } };
}
