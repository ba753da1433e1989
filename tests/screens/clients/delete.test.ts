import { expect, it } from "vitest";
import { addClient, visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { pageOf } from "../../support/read/page.ts";

it("says what goes and what stays, deletes, and leaves the invoices", async () => {
  const { browser, platform } = await visitSignedIn();
  const id = await addClient(browser, { name: "<i>Obertor</i>" });
  const path = `/clients/${id}`;
  expect((await pageOf(browser.get(`${path}/delete`))).text).toContain("You have not written any invoice");
  const invoice = await writeInvoice(browser);
  await platform.database.db.updateTable("invoices").set({ client_id: id }).execute();
  const page = await pageOf(browser.get(`${path}/delete`));
  expect(page.text).toContain("<i>Obertor</i> will be removed from your clients. This cannot be undone.");
  expect(page.text).toContain("The invoice you have written for this client stays as it is.");
  expect(page.html.match(/button-danger/g)).toHaveLength(1);

  const response = await browser.post(`${path}/delete`, {});
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/clients"]);
  expect((await pageOf(browser.get("/clients"))).text).toContain("<i>Obertor</i> is deleted.");
  expect((await browser.get(invoice)).status).toBe(200);
  for (const gone of [path, `${path}/edit`, `${path}/delete`])
    expect((await browser.get(gone)).status).toBe(404);
  expect((await browser.post(`${path}/delete`, {})).status).toBe(404);
});

it("comes back to the page of the list it was asked from, or to the last one there is", async () => {
  const { browser } = await visitSignedIn();
  const ids: string[] = [];
  for (let count = 0; count < 11; count++)
    ids.push(await addClient(browser, { name: `Client ${count + 10}` }));
  const response = await browser.post(`/clients/${ids.at(-1)}/delete`, { redirectTo: "/clients?page=2" });
  expect(response.headers.get("Location")).toBe("/clients?page=2");
  expect((await browser.get("/clients?page=2")).headers.get("Location")).toBe("/clients");
});

it("changes nothing by being looked at", async () => {
  const { browser } = await visitSignedIn();
  const path = `/clients/${await addClient(browser)}`;
  await browser.get(`${path}/delete`);
  expect((await browser.get(path)).status).toBe(200);
});
