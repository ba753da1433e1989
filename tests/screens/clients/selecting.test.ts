import { expect, it } from "vitest";
import { addClient, visitAsSender } from "../../support/browsing.ts";
import { pageOf } from "../../support/read/page.ts";

async function withClients(count: number) {
  const visited = await visitAsSender();
  const ids: string[] = [];
  for (let number = 0; number < count; number++)
    ids.push(await addClient(visited.browser, { name: `Mitglied ${number}`, groups: "Mitglieder" }));
  await addClient(visited.browser, { name: "Andere" });
  return { ...visited, ids };
}

it("all clients of a group or a search are chosen for one invoice to many, and exported", async () => {
  const { browser, ids } = await withClients(11);
  const list = await pageOf(browser.get("/clients?group=Mitglieder"));
  expect(list.html).toContain("/clients?group=Mitglieder&amp;chosen=all");
  const chosen = await pageOf(browser.get("/clients?group=Mitglieder&chosen=all"));
  expect(chosen.text).toContain("All 11 selected");
  const where = async (url: string) => (await browser.get(url)).headers.get("Location") ?? "";
  expect(await where("/clients/invoice-many?group=Mitglieder&all=11")).toBe(
    "/invoices/many?group=Mitglieder",
  );
  const found = await where("/clients/invoice-many?q=Mitglied&all=11");
  expect((await pageOf(browser.get(found))).text).toContain("11 clients");
  const ticked = await where(`/clients/invoice-many?id=${ids[0]}&id=${ids[1]}`);
  expect((await pageOf(browser.get(ticked))).text).toContain("2 clients");
  expect(await where("/clients/invoice-many")).toBe("/clients");
  const workbook = await browser.get("/clients/export?group=Mitglieder&all=11");
  expect(workbook.headers.get("Content-Type")).toContain("spreadsheetml");
  const foreign = await browser.get("/clients/export?id=0198c0de-0000-7000-8000-000000000000");
  expect(foreign.status).toBe(404);
});
