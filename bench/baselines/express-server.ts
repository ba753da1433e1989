import express from "express";
import { createElement as h } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { formatAmount } from "#app/swiss/money.ts";

/** The ten newest invoices of a business as a page and as JSON: no session, no rules, no words in four languages. */
const { BUSINESS_ID = "", PORT } = process.env;
const { db } = openDatabase(readEnv().databaseUrl);
const app = express();
app.disable("etag");

function findRows() {
  return db
    .selectFrom("invoices")
    .select(["id", "number", "state", "recipient", "issue_date", "due_date", "total"])
    .where("business_id", "=", BUSINESS_ID)
    .where("archived_at", "is", null)
    .orderBy("issue_date", "desc")
    .orderBy("id", "desc")
    .limit(10)
    .execute();
}

/** All that the public API answers of ten invoices, as it stands in the database. */
async function findWholeInvoices() {
  const ofBusiness = db
    .selectFrom("invoices")
    .where("business_id", "=", BUSINESS_ID)
    .where("archived_at", "is", null);
  const { total } = await ofBusiness.select(db.fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await ofBusiness
    .selectAll()
    .orderBy("issue_date", "desc")
    .orderBy("id", "desc")
    .limit(10)
    .execute();
  const ids = rows.map(({ id }) => id);
  const items = await db
    .selectFrom("invoice_items")
    .selectAll()
    .where("invoice_id", "in", ids)
    .orderBy("position")
    .execute();
  const payments = await db
    .selectFrom("payment_allocations")
    .selectAll()
    .where("invoice_id", "in", ids)
    .execute();
  const deliveries = await db.selectFrom("deliveries").selectAll().where("invoice_id", "in", ids).execute();
  const invoices = rows.map(({ design: _design, search_text: _text, ...row }) => ({
    ...row,
    sender: JSON.parse(row.sender) as unknown,
    recipient: JSON.parse(row.recipient) as unknown,
    items: items.filter(({ invoice_id }) => invoice_id === row.id),
    payments: payments.filter(({ invoice_id }) => invoice_id === row.id),
    deliveries: deliveries.filter(({ invoice_id }) => invoice_id === row.id),
  }));
  return { invoices, total };
}

type Rows = Awaited<ReturnType<typeof findRows>>;

function page(rows: Rows) {
  const cell = (key: string, ...children: Parameters<typeof h>[2][]) => h("td", { key }, ...children);
  const lines = rows.map((row) =>
    h("tr", { key: row.id }, [
      cell("number", h("a", { href: `/invoice/${row.id}` }, row.number)),
      cell("name", (JSON.parse(row.recipient) as { name: string }).name),
      ...[cell("issued", row.issue_date), cell("due", row.due_date), cell("state", row.state)],
      cell("total", formatAmount(row.total)),
    ]),
  );
  const heads = ["Number", "Client", "Date", "Due", "Status", "Amount"].map((text) =>
    h("th", { key: text }, text),
  );
  return h(
    "html",
    { lang: "de" },
    h("head", null, h("title", null, "Invoices")),
    h(
      "body",
      null,
      h("main", null, [
        h("h1", { key: "title" }, "Invoices"),
        h("table", { key: "table" }, h("thead", null, h("tr", null, heads)), h("tbody", null, lines)),
      ]),
    ),
  );
}

app.get("/ready", (_request, response) => void response.send("ready"));
app.get("/page", async (_request, response) => {
  const { pipe } = renderToPipeableStream(page(await findRows()), {
    onShellReady() {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      pipe(response);
    },
  });
});
app.get("/json", async (_request, response) => {
  const rows = await findRows();
  response.json({
    success: true,
    data: rows.map(({ recipient, ...row }) => ({ ...row, recipient: JSON.parse(recipient) as unknown })),
  });
});
app.get("/whole", async (_request, response) => {
  response.json({ success: true, data: await findWholeInvoices() });
});
app.listen(Number(PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
