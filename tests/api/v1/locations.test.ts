import { expect, it } from "vitest";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { startProgram } from "./start.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import {
  BATCH_EXAMPLE,
  EXPENSE_EXAMPLE,
  SERVICE_EXAMPLE,
  OFFER_EXAMPLE,
  SERIES_EXAMPLE,
  TEMPLATE_EXAMPLE,
  WEBHOOK_EXAMPLE,
} from "#app/features/programs/api-info/examples.ts";
import { METHOD } from "../../support/tax/worked-year.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { camt, CAMT_ACCOUNT } from "../../support/camt.ts";

it("every call that creates something says where it is, and it is there", async () => {
  const { api, call, sent } = await startProgram();
  const headers = { Authorization: `Bearer ${api.token}` };
  const post = (path: string, body: object | string = {}) =>
    fetch(`${api.origin}/api/v1${path}`, {
      method: "POST",
      headers: {
        ...headers,
        "Content-Type": typeof body === "string" ? "application/xml" : "application/json",
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const client = await call("POST", "/clients", CLIENT);
  const late = await sent({ issueDate: "2026-09-01", dueDate: "2026-10-01" });
  const service = { ...SERVICE_EXAMPLE, clientId: client.data?.id };
  const series = { ...SERIES_EXAMPLE, template: { ...SERIES_EXAMPLE.template, clientId: client.data?.id } };
  const offer = await call("POST", "/offers", OFFER_EXAMPLE);
  await call("POST", `/offers/${offer.data?.id}/mark-sent`);
  await call("POST", `/offers/${offer.data?.id}/accept`, {});
  const whole = await call("POST", "/invoices", INVOICE);
  const closeOldest = async () => {
    const { data } = await call("GET", "/tax/periods");
    const { id } = (data?.taxPeriods as { id: string }[]).at(-1)!;
    const { hash } = (await call("GET", `/tax/periods/${id}`)).data as { hash: string };
    await call("POST", `/tax/periods/${id}/close`, { hash });
    return id;
  };
  const made: Record<string, () => Promise<Response>> = {
    createOffer: () => post("/offers", OFFER_EXAMPLE),
    duplicateOffer: () => post(`/offers/${offer.data?.id}/duplicate`),
    invoiceOffer: () => post(`/offers/${offer.data?.id}/invoice`, { kind: "whole" }),
    createInvoice: () => post("/invoices", INVOICE),
    duplicateInvoice: () => post(`/invoices/${late}/duplicate`),
    makeDeposit: () => post(`/invoices/${whole.data?.id}/deposits`, { percent: 30 }),
    makeFinal: async () => {
      const other = await call("POST", "/invoices", INVOICE);
      const deposit = await call("POST", `/invoices/${other.data?.id}/deposits`, { percent: 30 });
      await post(`/invoices/${deposit.data?.id}/mark-sent`);
      return post(`/invoices/${other.data?.id}/final`);
    },
    issueCreditNote: async () => post(`/invoices/${await sent()}/credit-notes`, { reason: "Storno" }),
    createReminder: () => post(`/invoices/${late}/reminders`),
    createReminderLetters: async () => {
      await sent({ issueDate: "2026-09-01", dueDate: "2026-10-01", clientId: client.data?.id });
      return post(`/clients/${client.data?.id}/reminders`);
    },
    createClient: () => post("/clients", { ...CLIENT, name: "Zweite AG" }),
    findOrCreateClient: () => post("/clients/find-or-create", { ...CLIENT, name: "Dritte AG" }),
    makeClientPage: () => post(`/clients/${client.data?.id}/page`),
    createCatalogueItem: () => post("/catalogue", { name: { de: "Konzept" }, unitPrice: 140 }),
    createService: () => post("/services", service),
    invoiceServices: async () => {
      await post("/services", service);
      return post("/services/invoices", { clientId: client.data?.id, until: service.day });
    },
    createExpense: () => post("/expenses", EXPENSE_EXAMPLE),
    commentOnInvoice: () => post(`/invoices/${late}/comments`, { text: "Konto?" }),
    commentOnOffer: () => post(`/offers/${offer.data?.id}/comments`, { text: "Konto?" }),
    commentOnExpense: async () => {
      const { data } = await call("GET", "/expenses?limit=1");
      const [expense] = data?.expenses as { id: string }[];
      return post(`/expenses/${expense?.id}/comments`, { text: "Konto?" });
    },
    recordPayment: async () => post("/payments", { invoiceId: await sent(), amount: 5 }),
    createSeries: () => post("/series", series),
    createSandbox: () => post("/sandboxes", { name: "Release" }),
    createTemplate: () => post("/templates", TEMPLATE_EXAMPLE),
    createWebhook: () => post("/webhooks", WEBHOOK_EXAMPLE),
    createVatMethod: () => post("/tax/methods", METHOD),
    correctTaxPeriod: async () => {
      const profile = { companyName: "Muster GmbH", vatNumber: "CHE-123.456.788 MWST" };
      expect((await call("PATCH", "/user/profile", profile)).status).toBe(200);
      return post(`/tax/periods/${await closeOldest()}/corrections`);
    },
    beginReconciliation: async () => {
      await post("/tax/methods", { ...METHOD, validFrom: "2025-12-01", period: "month" });
      await closeOldest();
      return post("/tax/reconciliations/2025/corrections");
    },
    createBatch: () =>
      post("/invoices/batches", { ...BATCH_EXAMPLE, clientIds: [client.data?.id], amounts: null }),
    createBooking: () =>
      post("/journal/bookings", {
        day: "2026-12-01",
        text: "Ink",
        debitAccount: "6500",
        creditAccount: "1000",
        amount: 12,
      }),
    createHandover: () => post("/journal/handovers", { to: "2026-11-20" }),
    importBankFile: () => post(`/bank-files?account=${CAMT_ACCOUNT}`, camt()),
  };
  const creating = OPERATIONS.filter(({ answers }) => 201 in answers)
    .map(({ id }) => id)
    .filter((id) => id !== "receiveTestPayment");
  expect(Object.keys(made).toSorted()).toEqual(creating.toSorted());
  for (const [id, make] of Object.entries(made)) {
    const response = await make();
    const location = response.headers.get("Location");
    expect([id, response.status, location]).toEqual([id, 201, expect.stringMatching(/^\/api\/v1\//)]);
    expect([id, (await fetch(api.origin + location!, { headers })).status]).toEqual([id, 200]);
  }
});
