import { expect, it } from "vitest";
import { INVOICE } from "../support/invoice-input.ts";
import { ApiClient, Browser } from "../support/client.ts";
import { freshSqlite } from "../support/databases.ts";
import { PERSON, testPlatform } from "../support/platform.ts";
import { flatRoutes } from "../support/routes.ts";
import { serve } from "../support/server.ts";

/** Columns that an invoice's life goes on to change once its content is fixed. */
const LIFE = ["state", "paid_on", "version", "updated_at", "archived_at"];

it("security 3: no URL and no method changes the content of an invoice that has left draft, not even for its owner", async () => {
  const platform = testPlatform(await freshSqlite());
  const { db } = platform.database;
  const api = new ApiClient(await serve(platform));
  await api.register(PERSON);
  const { data } = await api.call("POST", "/invoices", INVOICE);
  await api.call("PUT", `/invoices/${String(data?.id)}/status`, { status: "sent" });
  const browser = new Browser(api.origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const kept = async () => [
    (await db.selectFrom("invoices").selectAll().execute()).map(contentOf),
    await db.selectFrom("invoice_items").selectAll().execute(),
    await db.selectFrom("invoice_pdfs").selectAll().execute(),
  ];
  const before = await kept();

  const urls = (await flatRoutes()).map(({ path }) => path).filter((path) => /\/invoices?\/:id/.test(path));
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls.map((path) => path.replace(":id", String(data?.id)))) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const body = JSON.stringify({ ...INVOICE, notes: "changed", status: "draft" });
      const headers = { Authorization: `Bearer ${api.token}`, "Content-Type": "application/json" };
      const { status } = await fetch(api.origin + url, { method, headers, body, redirect: "manual" });
      if (url.startsWith("/api")) expect(status, `${method} ${url}`).toBeGreaterThanOrEqual(400);
      expect(await kept(), `${method} ${url}`).toEqual(before);
    }
    await browser.post(url, { notes: "changed", clientName: "Somebody else" });
  }
  expect(await kept()).toEqual(before);
});

function contentOf(row: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !LIFE.includes(name)));
}
