import { randomUUID } from "node:crypto";
import {
  BATCH_EXAMPLE,
  EXPENSE_EXAMPLE,
  OFFER_EXAMPLE,
  SERIES_EXAMPLE,
  SERVICE_EXAMPLE,
  TEMPLATE_EXAMPLE,
  WEBHOOK_EXAMPLE,
} from "#app/features/programs/api-info/examples.ts";
import { FIRST_SANDBOX } from "#app/features/people/accounts/sandbox/first-sandbox.ts";
import { addDays } from "#app/swiss/dates.ts";
import { camt, CAMT_ACCOUNT } from "../camt.ts";
import { expect } from "vitest";
import type { ApiClient } from "../client.ts";
import { METHOD } from "../tax/worked-year.ts";
import { CLIENT } from "../invoices/client-input.ts";
import { INVOICE } from "../invoices/invoice-input.ts";

type Maker = () => Promise<string>;

const BOOKING = { day: "2026-12-31", text: "Ink", debitAccount: "6500", creditAccount: "1000", amount: 12 };

export interface Records {
  /** The ids of what the path of an operation names, parted by a space. */
  idsFor(operationId: string, path: string): Promise<string>;
  /** The hash of the VAT return, or of the year, as it is now. */
  hashOf(id: string, of?: string): Promise<string>;
  /** The day up to which the journal is handed over. */
  nextDay: Maker;
  sent: Maker;
  client: Maker;
  /** A recurring invoice for a new client. */
  ofOwnClient(): Promise<object>;
  /** A new client with a service to be invoiced. */
  ofOpenServices(): Promise<{ clientId: string }>;
}

/** Whom the account of the calls may ask a question. */
export const ACCOUNTANT = "accountant@example.ch";

/** What calls are about, made over the API. Each maker answers a new record's id. */
export function makersOf(api: ApiClient): Records {
  const idOf = async (url: string, body: object = {}) => {
    const answer = await api.call("POST", `/v1${url}`, body);
    expect(answer, `${url} ${JSON.stringify(answer)}`).toHaveProperty("data.id");
    return String(answer.data?.id);
  };
  const invoice = () => idOf("/invoices", INVOICE);
  const issued = async (fields: object = {}) => {
    const id = await idOf("/invoices", { ...INVOICE, ...fields });
    await api.call("POST", `/v1/invoices/${id}/mark-sent`);
    return id;
  };
  const sent = () => issued();
  const overdue = () => issued({ issueDate: "2026-09-01", dueDate: "2026-10-01" });
  const client = () => idOf("/clients", CLIENT);
  const receiptedBooking = async () => {
    const id = await idOf("/journal/bookings", BOOKING);
    await uploadReceipt(api, `journal/bookings/${id}`);
    return id;
  };
  const lateClient = async () => {
    const clientId = await client();
    await issued({ issueDate: "2026-09-01", dueDate: "2026-10-01", clientId });
    return clientId;
  };
  const ofOwnClient = async () => ({
    ...SERIES_EXAMPLE,
    template: { ...SERIES_EXAMPLE.template, clientId: await client() },
  });
  const service = async (clientId: string) => idOf("/services", { ...SERVICE_EXAMPLE, clientId });
  const ofOpenServices = async () => {
    const clientId = await client();
    await service(clientId);
    return { clientId };
  };
  const series = async () => idOf("/series", await ofOwnClient());
  /** One account has a few webhooks only: a new one when there is none. */
  const webhook = async () => {
    const { data } = await api.call("GET", "/v1/webhooks");
    const [kept] = data?.webhooks as { id: string }[];
    return kept?.id ?? idOf("/webhooks", WEBHOOK_EXAMPLE);
  };
  /** Beside that of the test key; one account has a few only. */
  const sandboxes = async () => {
    const { data } = await api.call("GET", "/v1/sandboxes");
    return (data?.sandboxes as { id: string; name: string }[]).filter(({ name }) => name !== FIRST_SANDBOX);
  };
  const sandbox = async () => (await sandboxes())[0]?.id ?? idOf("/sandboxes", { name: randomUUID() });
  const event = async () => {
    await client();
    const { data } = await api.call("GET", "/v1/events?limit=1");
    return String((data?.events as { id: string }[])[0]?.id);
  };
  /** The oldest, which is over. */
  const periodOf = async (isWanted: (startsOn: string) => boolean) => {
    const { data } = await api.call("GET", "/v1/tax/periods?limit=100");
    const all = data?.taxPeriods as { id: string; startsOn: string }[];
    return String(all.findLast(({ startsOn }) => isWanted(startsOn))?.id);
  };
  const closedQuarter = () => periodOf((startsOn) => startsOn >= METHOD.validFrom);
  const openQuarter = async () => {
    const { data } = await api.call("GET", "/v1/tax/periods");
    return String((data?.taxPeriods as { id: string }[])[0]?.id);
  };
  const hashOf = async (id: string, of = "tax/periods") => {
    const { data } = await api.call("GET", `/v1/${of}/${id}`);
    return String(data?.hash);
  };
  /** The year before, of which one month was registered. */
  const filedYear = async () => {
    const step = { ...METHOD, validFrom: "2025-12-01", period: "month" };
    await api.call("POST", "/v1/tax/methods", step);
    const id = await periodOf(() => true);
    await api.call("POST", `/v1/tax/periods/${id}/close`, { hash: await hashOf(id) });
    return "2025";
  };
  const reconciliation = async () => {
    const year = await filedYear();
    await api.call("POST", `/v1/tax/reconciliations/${year}/corrections`);
    return year;
  };
  /** Each of days after the last one, of long ago. */
  const handover = async () => {
    const to = await nextDay();
    return idOf("/journal/handovers", { to });
  };
  const bookedYear = async () => {
    await idOf("/expenses", { ...EXPENSE_EXAMPLE, supplier: randomUUID(), day: "2023-06-01" });
    return "2024";
  };
  /** A day that is not handed over yet and has a booking. */
  const nextDay = async () => {
    const { data } = await api.call("GET", "/v1/journal/handovers?limit=1");
    const [last] = data?.handovers as { to: string }[];
    const day = last ? addDays(last.to, 1) : "2001-01-01";
    await idOf("/expenses", { ...EXPENSE_EXAMPLE, supplier: randomUUID(), day });
    return day;
  };
  const offer = () => idOf("/offers", OFFER_EXAMPLE);
  const offerThat = async (...steps: string[]) => {
    const id = await offer();
    for (const step of steps)
      await api.call("POST", `/v1/offers/${id}/${step}`, step === "mark-sent" ? undefined : {});
    return id;
  };
  const byKind: Record<string, Maker> = {
    invoices: invoice,
    offers: offer,
    clients: client,
    series,
    webhooks: webhook,
    sandboxes: sandbox,
    events: event,
    catalogue: () => idOf("/catalogue", { name: { de: "Konzept" }, unitPrice: 140 }),
    services: async () => service(await client()),
    expenses: () => idOf("/expenses", { ...EXPENSE_EXAMPLE, supplier: randomUUID() }),
    templates: () => idOf("/templates", { ...TEMPLATE_EXAMPLE, name: randomUUID() }),
    payments: async () => idOf("/payments", { invoiceId: await sent(), amount: 1.05 }),
    tax: closedQuarter,
    journal: handover,
    year: bookedYear,
    questions: async () => {
      const asked = { text: "Privat?", question: { to: ACCOUNTANT } };
      const { data } = await api.call("POST", `/v1/invoices/${await invoice()}/comments`, asked);
      return String(data?.questionId);
    },
    "bank-files": () => importFile(api, camt({ messageId: randomUUID() })),
  };
  const byOperation: Record<string, Maker> = {
    acceptOffer: () => offerThat("mark-sent"),
    declineOffer: () => offerThat("mark-sent"),
    invoiceOffer: () => offerThat("mark-sent", "accept"),
    downloadXml: () => {
      const address = { ...INVOICE.recipient.address, country: "DE", postalCode: "79098" };
      const items = [{ description: "Konzept", quantity: 1, unitPrice: 100, vatRate: 0 }];
      return issued({ recipient: { ...INVOICE.recipient, address }, items });
    },
    markPaid: sent,
    markUnpaid: sent,
    issueCreditNote: sent,
    makeFinal: async () => {
      const id = await invoice();
      const deposit = await idOf(`/invoices/${id}/deposits`, { percent: 50 });
      await api.call("POST", `/v1/invoices/${deposit}/mark-sent`);
      return id;
    },
    writeOff: sent,
    createReminder: overdue,
    readBatch: async () => {
      const clientIds = [await client()];
      return idOf("/invoices/batches", { ...BATCH_EXAMPLE, clientIds, amounts: null });
    },
    downloadReminder: async () => {
      const id = await overdue();
      return `${id} ${await idOf(`/invoices/${id}/reminders`)}`;
    },
    createReminderLetters: lateClient,
    downloadReminderLetter: async () => {
      const { data } = await api.call("POST", `/v1/clients/${await lateClient()}/reminders`, {});
      return String((data?.letters as { id: string }[])[0]?.id);
    },
    readBooking: () => idOf("/journal/bookings", BOOKING),
    reverseBooking: () => idOf("/journal/bookings", BOOKING),
    uploadBookingReceipt: () => idOf("/journal/bookings", BOOKING),
    downloadBookingReceipt: receiptedBooking,
    removeBookingReceipt: receiptedBooking,
    withdrawCreditNote: async () => idOf(`/invoices/${await sent()}/credit-notes`, { reason: "Storniert" }),
    undoWriteOff: async () => {
      const id = await sent();
      await api.call("POST", `/v1/invoices/${id}/write-off`, { reason: "Konkurs" });
      return id;
    },
    createSandbox: async () => {
      for (const { id } of await sandboxes()) await api.call("DELETE", `/v1/sandboxes/${id}`);
      return "";
    },
    downloadReceipt: async () => {
      const id = await idOf("/expenses", { ...EXPENSE_EXAMPLE, supplier: randomUUID() });
      await uploadReceipt(api, `expenses/${id}`);
      return id;
    },
    patchTaxPeriod: openQuarter,
    correctTaxPeriod: async () => {
      const id = await closedQuarter();
      await api.call("POST", `/v1/tax/periods/${id}/close`, { hash: await hashOf(id) });
      return id;
    },
    readReconciliation: () => Promise.resolve("2026"),
    beginReconciliation: filedYear,
    discardReconciliation: reconciliation,
    reopenYear: async () => {
      await bookedYear();
      await api.call("POST", "/v1/year/2024/close", { hash: await hashOf("2024", "year") });
      return "2024";
    },
    recordRefund: async () => idOf("/payments", { invoiceId: await sent(), amount: 1_000 }),
    resumeSeries: async () => {
      const id = await series();
      await api.call("POST", `/v1/series/${id}/pause`);
      return id;
    },
    resendDelivery: async () => {
      const id = await webhook();
      await api.call("POST", `/v1/webhooks/${id}/test`);
      const { data } = await api.call("GET", `/v1/webhooks/${id}/deliveries`);
      return String((data?.deliveries as { id: string }[])[0]?.id);
    },
  };
  const nothing = () => Promise.resolve("");
  return {
    idsFor: (operationId, path) => (byOperation[operationId] ?? byKind[path.split("/")[1]!] ?? nothing)(),
    hashOf,
    nextDay,
    sent,
    client,
    ofOwnClient,
    ofOpenServices,
  };
}

async function importFile(api: ApiClient, xml: string): Promise<string> {
  const account = new URLSearchParams({ account: CAMT_ACCOUNT });
  const response = await fetch(`${api.origin}/api/v1/bank-files?${account}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${api.token}`, "Content-Type": "application/xml" },
    body: xml,
  });
  const answer = (await response.json()) as { data?: { id: string } };
  expect(answer, JSON.stringify(answer)).toHaveProperty("data.id");
  return String(answer.data?.id);
}

async function uploadReceipt(api: ApiClient, record: string): Promise<void> {
  const response = await fetch(`${api.origin}/api/v1/${record}/receipt`, {
    method: "POST",
    headers: { Authorization: `Bearer ${api.token}`, "Content-Type": "application/pdf" },
    body: `%PDF-1.7 ${record}`,
  });
  expect(response.status).toBe(200);
}
