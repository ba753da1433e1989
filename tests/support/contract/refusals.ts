import { randomUUID } from "node:crypto";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { scopeFor } from "#app/features/programs/api-info/operations/scope-for.ts";
import { CLIENT } from "../invoices/client-input.ts";
import type { Place, Sent } from "./described.ts";
import type { GoodCall } from "./good-call.ts";
import type { Walker } from "./walker.ts";

const NOT_THERE = "01a20268-8c39-7000-b77a-000000000000";

const NEW = "it writes a new record and changes none";
const NO_VERSION = "what it changes has no version to compare";

const CONFIRMED = "only a confirmation of something else is refused; tests/features/confirming has it";

/** Those whose conflict takes a history of its own; its feature's tests have it. */
export const WITHOUT_409: Record<string, string> = {
  deleteClient: CONFIRMED,
  deleteCatalogueItem: CONFIRMED,
  deleteExpense: CONFIRMED,
  deleteService: CONFIRMED,
  discardReconciliation: "a return that was filed later has left bookings to it",
  createBatch:
    "its key is that of the batch; only one with another body, or a second one that runs, is refused",
};

/** Changes of a record that do not compare If-Match, with the reason. */
export const WITHOUT_412: Record<string, string> = {
  duplicateInvoice: NEW,
  duplicateOffer: NEW,
  issueCreditNote: NEW,
  createReminder: NEW,
  createReminderLetters: NEW,
  replayEvent: NEW,
  makeClientPage: NO_VERSION,
  endClientPage: NO_VERSION,
  undoPayment: NO_VERSION,
  recordRefund: NO_VERSION,
  undoBankFile: NO_VERSION,
  updateWebhook: NO_VERSION,
  patchWebhook: NO_VERSION,
  deleteWebhook: NO_VERSION,
  deleteSandbox: NO_VERSION,
  moveClockOfSandbox: NO_VERSION,
  withdrawQuestion: NO_VERSION,
  reverseBooking: NO_VERSION,
  uploadBookingReceipt: NO_VERSION,
  removeBookingReceipt: NO_VERSION,
  commentOnInvoice: NEW,
  commentOnOffer: NEW,
  commentOnExpense: NEW,
  rotateWebhook: NO_VERSION,
  testWebhook: NO_VERSION,
  resendDelivery: NO_VERSION,
  correctTaxPeriod: NEW,
  closeTaxPeriod: "its body says by a hash what was read",
};

/** A change of a call that would succeed, so that it is answered with a certain status. */
type Change = (walker: Walker, place: Place, call: GoodCall) => Promise<Sent> | Sent;

/** For each status that an operation may declare. */
export const REFUSALS: Record<number, Change> = {
  401: (_, __, call) => ({ ...call, key: "" }),
  403: ({ keys }, { operation: { operationId } }, call) => {
    const operation = OPERATIONS.find(({ id }) => id === operationId);
    const scope = operation && scopeFor(operation);
    if (!scope) return { ...call, key: keys.free };
    return { ...call, key: scope.startsWith("clients") ? keys.templates : keys.clients };
  },
  404: (_, { path, operation: { operationId } }, call) => {
    const ids: Record<string, object> = {
      recordPayment: { invoiceId: NOT_THERE },
      createTaxDecision: { invoiceIds: [NOT_THERE] },
      generateReference: { invoice: NOT_THERE },
    };
    if (/\{\w+\}/.test(path)) return { ...call, url: path.replace(/\{\w+\}/g, NOT_THERE) };
    const body = JSON.stringify({ ...call.json, ...ids[operationId] });
    return call.json ? { ...call, body } : { ...call, url: `${path}?ids=${NOT_THERE}` };
  },
  409: conflicting,
  422: (_, { method }, call) => {
    if (method === "get") return { ...call, url: withQuery(call.url, "stauts=paid") };
    if (call.body && !call.json) return { ...call, body: "nothing" };
    return { ...call, body: JSON.stringify({ ...call.json, stauts: "paid" }) };
  },
};

export function withQuery(url: string, query: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${query}`;
}

/** A call in the wrong state, with another version, or with a key or external id that something else has. */
async function conflicting(
  { api, origin, records, keys }: Walker,
  place: Place,
  call: GoodCall,
): Promise<Sent> {
  const { path, method, operation } = place;
  const { operationId } = operation;
  if (method === "post") {
    const key = { "Idempotency-Key": `conflict-${operationId}` };
    const token = path.startsWith("/sandbox/") ? keys.test : api.token;
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}`, ...key };
    const body = JSON.stringify({ ...CLIENT, name: randomUUID() });
    await fetch(`${origin}/api/v1/clients`, { method: "POST", headers, body });
    return { ...call, headers: { ...call.headers, ...key } };
  }
  if (path === "/user/profile") {
    const twin = { ...CLIENT, externalId: "shared" };
    for (let made = 0; made < 2; made++) await api.call("POST", "/v1/clients", twin);
    return { ...call, body: JSON.stringify({ ...call.json, uniqueExternalIds: true }) };
  }
  const inUse: Record<string, string> = {
    deleteInvoice: "withdrawCreditNote",
    deleteOffer: "acceptOffer",
    createReminderLetters: "readClient",
  };
  if (operationId === "downloadOffer") return { ...call, url: withQuery(call.url, "kind=orderConfirmation") };
  if (operationId === "downloadInvoice") {
    const note = path.replace("{id}", await records.idsFor("withdrawCreditNote", path));
    return { ...call, url: withQuery(note, "kind=deliveryNote") };
  }
  const other = inUse[operationId];
  if (other) return { ...call, url: path.replace("{id}", await records.idsFor(other, path)) };
  if (operationId === "endSeries") await api.call("DELETE", `/v1${call.url}`);
  return call.json ? { ...call, body: JSON.stringify({ ...call.json, version: 99 }) } : call;
}
