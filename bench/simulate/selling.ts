import { addDays } from "#app/swiss/dates.ts";
import { demoBankFile } from "#db/demo-bank-file.ts";
import { INVOICE_FIELDS } from "../../tests/support/browsing.ts";
import { INVOICE } from "../../tests/support/invoices/invoice-input.ts";
import { PERSON } from "../../tests/support/person.ts";
import { ACCOUNT, type Business, callAs, callByKey } from "./business.ts";
import type { Moment } from "./steps.ts";

const CLIENTS = 12;
const DUE_AFTER = 10;
/** Days after which clients pay, one in four when they have been reminded. */
const PAID_AFTER = [4, 6, 8, 22];

export async function look({ owner, email, written, chance }: Business): Promise<void> {
  await owner.ask("page: sign in", "/login");
  await owner.post("sign in", "/login", { email, password: PERSON.password });
  for (const path of ["/dashboard", "/invoices", "/clients", "/payments"])
    await owner.ask(`page: ${path}`, path);
  const one = written[chance(Math.max(1, written.length))];
  if (one) await owner.ask("page: an invoice", `/invoice/${one.id}`);
  await owner.ask("page: search", "/invoices?search=Konzept");
}

export async function writeInTheForm(business: Business, moment: Moment): Promise<void> {
  const { owner, email } = business;
  await owner.post("sign in", "/login", { email, password: PERSON.password });
  await owner.ask("page: invoice form", "/invoice/create");
  const name = `Kundin ${business.chance(CLIENTS) + 1}`;
  const { location } = await owner.post("write an invoice", "/invoice/create", {
    ...INVOICE_FIELDS,
    clientName: name,
    issueDate: moment.day,
    dueDate: addDays(moment.day, DUE_AFTER),
    referenceType: "SCOR",
    "items[0].unitPrice": String(50 + business.chance(2000)),
  });
  const id = /\/invoice\/([0-9a-f-]{36})/.exec(location)?.[1];
  if (id) await sendInvoice(business, id, moment.at);
}

export async function writeByApi(business: Business, { at, day }: Moment): Promise<void> {
  const created = await callByKey<{ id: string }>(business, "API: create an invoice", "POST", "/invoices", {
    ...INVOICE,
    recipient: { ...INVOICE.recipient, name: `Kundin ${business.chance(CLIENTS) + 1}` },
    issueDate: day,
    dueDate: addDays(day, DUE_AFTER),
    paymentReferenceType: "SCOR",
  });
  if (created) await sendInvoice(business, created.id, at);
}

interface SentInvoice {
  invoiceNumber: string;
  total: number;
  publicUrl: string;
  paymentReference: string;
}

async function sendInvoice(business: Business, id: string, at: number): Promise<void> {
  await callAs(business, "send an invoice", "POST", `/invoices/${id}/send`, {});
  const path = `/invoices/${id}`;
  const sent = await callAs<SentInvoice>(business, "API: read an invoice", "GET", path);
  if (!sent) return;
  const invoice = {
    id,
    number: sent.invoiceNumber,
    reference: sent.paymentReference,
    total: Math.round(sent.total * 100),
    page: new URL(sent.publicUrl).pathname,
    day: at,
    paidFrom: at + PAID_AFTER[business.chance(PAID_AFTER.length)]!,
  };
  business.open.push(invoice);
  business.written.push(invoice);
}

export async function clientOpens({ owner, written, chance }: Business): Promise<void> {
  const one = written.at(-1 - chance(Math.min(4, written.length)));
  if (!one) return;
  await owner.ask("page of the client", one.page);
  if (chance(2) === 0) await owner.ask("PDF of the client", `${one.page}/pdf`);
}

export async function importBankFile(business: Business, { at, day }: Moment): Promise<void> {
  const paid = business.open.filter(({ paidFrom }) => paidFrom <= at);
  business.open = business.open.filter((invoice) => !paid.includes(invoice));
  const transactions = paid.map(({ total, reference }) => ({
    day,
    amount: total,
    payer: "Kundin",
    reference,
  }));
  const other = { day, amount: 4200 + at, payer: "Somebody else" };
  await callAs(
    business,
    "import a bank file",
    "POST",
    "/bank-files",
    demoBankFile(ACCOUNT, day, [...transactions, other]),
  );
}

export async function remind(business: Business, { at }: Moment): Promise<void> {
  for (const { id } of business.open.filter(({ day }) => day < at - DUE_AFTER - 1).slice(0, 3))
    await callAs(business, "send a reminder", "POST", `/invoices/${id}/reminders`, { send: true });
}

export async function callTheApi(business: Business): Promise<void> {
  await callByKey(business, "API: list", "GET", "/invoices?limit=25");
  await callByKey(business, "API: figures", "GET", "/dashboard/stats");
}

export async function exportAll(business: Business): Promise<void> {
  const parts = "includeInvoices=true&includeItems=true&includeCustomers=true&includePayments=true";
  for (const format of ["csv", "json"])
    await callByKey(business, `export: ${format}`, "GET", `/data/export?format=${format}&${parts}`);
}
