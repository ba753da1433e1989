/**
 * A shop that is paid at the till and by invoice: each order becomes an invoice, once, however often this runs; what
 * is refused is shown with its fields; money that comes in later closes its order.
 *
 *   RAPPEN_KEY=rpn_test_… RAPPEN_URL=http://localhost:3000 node shop.ts orders.json
 */
import { readFile, writeFile } from "node:fs/promises";
import { createClient, RappenError, type CreateInvoice } from "@rappen/client";

interface Order {
  id: string;
  customer: { name: string; email: string; street: string; postalCode: string; city: string };
  lines: { title: string; count: number; price: number; vat: number }[];
  /** Paid at once with a card; else by invoice. */
  paidByCard: boolean;
  /** Sent back by the customer. */
  isReturned?: boolean;
  state?: "new" | "invoiced" | "paid" | "returned" | "refused";
  invoiceId?: string;
  problems?: string[];
}

const rappen = createClient({
  apiKey: process.env.RAPPEN_KEY ?? "",
  baseUrl: process.env.RAPPEN_URL ?? "http://localhost:3000",
});

const file = process.argv[2] ?? "orders.json";
const orders = JSON.parse(await readFile(file, "utf8")) as Order[];

for (const order of orders) {
  if (order.invoiceId === undefined) await invoice(order);
  if (order.isReturned && order.state !== "returned" && order.invoiceId) await takeBack(order);
}
await markPaid();
await writeFile(file, JSON.stringify(orders, null, 2));
for (const { id, state, problems = [] } of orders) console.log([id, state, ...problems].join(" "));

/** The key makes a repeat of the call answer the same invoice, after a crash of this program as well. */
async function invoice(order: Order): Promise<void> {
  try {
    const { customer } = order;
    const { client } = await rappen.clients.findOrCreate({
      name: customer.name,
      email: customer.email,
      address: {
        street: customer.street,
        postalCode: customer.postalCode,
        city: customer.city,
        country: "CH",
      },
    });
    const made = await rappen.invoices.create(contentOf(order, client.id), {
      idempotencyKey: `order-${order.id}`,
    });
    order.invoiceId = made.id;
    order.state = made.status === "paid" ? "paid" : "invoiced";
    delete order.problems;
    await writeFile(`${order.id}.pdf`, await rappen.invoices.download(made.id));
  } catch (error) {
    refused(order, error);
  }
}

function contentOf(order: Order, clientId: string): CreateInvoice {
  return {
    clientId,
    externalId: `order-${order.id}`,
    subject: `Order ${order.id}`,
    pricesIncludeVat: true,
    items: order.lines.map(({ title, count, price, vat }) => ({
      description: title,
      quantity: count,
      unitPrice: price,
      vatRate: vat,
    })),
    ...(order.paidByCard ? { payment: { paidOn: today(), method: "card" } } : {}),
  };
}

/** Takes back the whole order; what was paid becomes the customer's credit. */
async function takeBack(order: Order): Promise<void> {
  try {
    await rappen.invoices.issueCreditNote(
      order.invoiceId ?? "",
      { reason: "Returned" },
      { idempotencyKey: `return-${order.id}` },
    );
    order.state = "returned";
  } catch (error) {
    refused(order, error);
  }
}

/** What has changed since the day before, so that nothing is missed where clocks differ. */
async function markPaid(): Promise<void> {
  const byInvoice = new Map(orders.map((order) => [order.invoiceId, order]));
  const updated_since = new Date(Date.now() - 86_400_000).toISOString();
  for await (const { id } of rappen.invoices.list({ updated_since, status: ["paid"] })) {
    const order = byInvoice.get(id);
    if (order?.state === "invoiced") order.state = "paid";
  }
}

/** A refused call is a matter of the order; a server that is away is one of this program, which is run again. */
function refused(order: Order, error: unknown): void {
  if (!(error instanceof RappenError) || error.status === 0 || error.status >= 500) throw error;
  order.state = "refused";
  order.problems = error.errors.map(({ field, message }) => `${field}: ${message}`);
  if (order.problems.length === 0) order.problems.push(error.message);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
