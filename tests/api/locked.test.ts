import { expect, it } from "vitest";
import { INVOICE } from "../support/invoice-input.ts";
import { ApiClient, Browser } from "../support/client.ts";
import { freshSqlite } from "../support/databases.ts";
import { PERSON, testPlatform } from "../support/platform.ts";
import { flatRoutes } from "../support/routes.ts";
import { serve } from "../support/server.ts";

it("security 3: no URL and no method changes an invoice that has left draft, not even for its owner", async () => {
  const platform = testPlatform(await freshSqlite());
  const { db } = platform.database;
  const api = new ApiClient(await serve(platform));
  await api.register(PERSON);
  const { data } = await api.call("POST", "/invoices", INVOICE);
  await db.updateTable("invoices").set({ state: "sent" }).execute();
  const browser = new Browser(api.origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const kept = async () => [
    await db.selectFrom("invoices").selectAll().execute(),
    await db.selectFrom("invoice_items").selectAll().execute(),
  ];
  const before = await kept();

  const urls = (await flatRoutes()).map(({ path }) => path).filter((path) => /\/invoices?\/:id/.test(path));
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls.map((path) => path.replace(":id", String(data?.id)))) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const body = JSON.stringify({ ...INVOICE, notes: "changed", status: "draft" });
      const headers = { Authorization: `Bearer ${api.token}`, "Content-Type": "application/json" };
      const { status } = await fetch(api.origin + url, { method, headers, body });
      expect(status, `${method} ${url}`).toBeGreaterThanOrEqual(400);
    }
    await browser.post(url, { notes: "changed", clientName: "Somebody else" });
  }
  expect(await kept()).toEqual(before);
});
