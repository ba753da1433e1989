import { expect, it } from "vitest";
import { someOfDay } from "../../support/choice-of-day.ts";
import { INVOICE_FIELDS } from "../../support/browsing.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { PERSON } from "../../support/person.ts";
import { testPlatform } from "../../support/platform.ts";
import { flatRoutes } from "../../support/routes.ts";
import { serve } from "../../support/server/server.ts";

/** Columns that an invoice's life goes on to change once its content is fixed. */
const LIFE = [
  "state",
  "paid_on",
  "settled",
  "version",
  "updated_at",
  "archived_at",
  "public_version",
  "public_until",
];

it("security 3: no URL and no method changes the content of an issued invoice, not even for its owner", async () => {
  const platform = testPlatform(await freshSqlite());
  const { db } = platform.database;
  const api = new ApiClient(await serve(platform));
  await api.register(PERSON);
  const { data } = await api.call("POST", "/invoices", INVOICE);
  await api.call("PUT", `/invoices/${String(data?.id)}/status`, { status: "sent" });
  const browser = new Browser(api.origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const id = String(data?.id);
  const pdfs = () => db.selectFrom("invoice_pdfs").selectAll().where("invoice_id", "=", id).execute();
  const kept = async () => [
    (await db.selectFrom("invoices").selectAll().where("id", "=", id).execute()).map(contentOf),
    await db.selectFrom("invoice_items").selectAll().where("invoice_id", "=", id).execute(),
    (await pdfs()).map(({ bytes, ...row }) => ({ ...row, bytes: bytes?.toString("base64") })),
  ];
  const before = await kept();

  const urls = (await flatRoutes()).map(({ path }) => path).filter((path) => /\/invoices?\/:id/.test(path));
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls.map((path) => path.replace(":id", id))) {
    for (const method of someOfDay(["POST", "PUT", "PATCH", "DELETE"], 2, url)) {
      const body = JSON.stringify({ ...INVOICE, notes: "changed", status: "draft" });
      const headers = { Authorization: `Bearer ${api.token}`, "Content-Type": "application/json" };
      await fetch(api.origin + url, { method, headers, body, redirect: "manual" });
      expect(await kept(), `${method} ${url}`).toEqual(before);
    }
    await browser.post(url, { ...INVOICE_FIELDS, notes: "changed" });
    expect(await kept(), `the form of ${url}`).toEqual(before);
    await db
      .updateTable("invoices")
      .set({ state: "sent", paid_on: null, archived_at: null })
      .where("id", "=", id)
      .execute();
  }
});

it("security 3: a change of content is refused in words", async () => {
  const platform = testPlatform(await freshSqlite());
  const api = new ApiClient(await serve(platform));
  await api.register(PERSON);
  const { data } = await api.call("POST", "/invoices", INVOICE);
  await platform.database.db.updateTable("invoices").set({ state: "sent" }).execute();
  const answer = await api.call("PUT", `/invoices/${String(data?.id)}`, INVOICE);
  expect([answer.status, answer.code]).toEqual([409, "invoice.locked"]);
});

function contentOf(row: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !LIFE.includes(name)));
}
