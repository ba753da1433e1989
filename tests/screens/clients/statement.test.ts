import { expect, it } from "vitest";
import { visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { pageOf } from "../../support/read/page.ts";

it("a client's page leads to the statement of what is open, as a page and as a file", async () => {
  const { browser } = await visitSignedIn();
  const invoice = await writeInvoice(browser, { saveClient: "on" });
  const { html } = await pageOf(browser.get("/clients"));
  const client = /href="(\/clients\/[\da-f-]{36})"/.exec(html)![1]!;
  const empty = await pageOf(browser.get(`${client}/statement`));
  expect(empty.text).toContain("Nothing is open");
  expect((await browser.get(`${client}/statement/pdf`)).status).toBe(409);
  await browser.post(`${invoice}/mark-sent`, {});
  const page = await pageOf(browser.get(client));
  expect(page.html).toContain(`href="${client}/statement"`);
  const statement = await pageOf(browser.get(`${client}/statement`));
  expect(statement.text).toContain("CHF 648.49");
  const file = await browser.get(`${client}/statement/pdf`);
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
});
