import { expect, it } from "vitest";
import { disputeInvoice } from "#app/features/money/reminders/stops.server.ts";
import { visitBookkeeper } from "../../support/bank-files/bookkeeper.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { overdueClient } from "../../support/reminders/client-letters.ts";
import { remindOf } from "../../support/reminders/late-invoices.ts";

async function start() {
  const { browser, ctx, platform } = await visitBookkeeper();
  await remindOf(browser, { "levels[0].fee": "20" });
  const { clientId, ids } = await overdueClient(ctx, [100, 200, 300]);
  return { browser, ctx, platform, clientId, ids, url: `/clients/${clientId}/remind` };
}

it("client's page and reminders lead to one letter for all, which is kept on the client's page", async () => {
  const { browser, ctx, clientId, ids, url } = await start();
  await disputeInvoice(ctx, ids[2]!, "Falsche Farbe");
  for (const page of [`/clients/${clientId}`, "/reminders"])
    expect((await pageOf(browser.get(page))).html).toContain(`href="${url}"`);
  const preview = await pageOf(browser.get(url));
  expect(preview.text).toContain("2 überfällige Rechnungen");
  expect(preview.text).toContain("320.00");
  expect(preview.text).toContain("The reminder fee is charged once, on invoice INV-2026-0001.");
  expect(preview.text).toContain("Disputed: “Falsche Farbe”");
  expect(preview.html).not.toContain('value="email"');
  const answer = await browser.post(url, { ...formIn(preview.html, "remind"), way: "post" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/clients/${clientId}`]);
  const client = await pageOf(browser.get(`/clients/${clientId}`));
  expect(client.text).toContain("Payment reminder of 21 Nov 2026, 2 invoices, CHF 320.00");
  const [pdf] = /\/reminders\/together\/[\w-]+\/pdf/.exec(client.html)!;
  expect((await browser.get(pdf)).headers.get("Content-Type")).toBe("application/pdf");
  const invoice = await pageOf(browser.get(`/invoice/${ids[1]}`));
  expect(invoice.text).toContain("To print and post, in one letter with other invoices 200.00");
  const [own] = /\/invoice\/[\w-]+\/reminders\/[\w-]+\/pdf/.exec(invoice.html)!;
  expect((await browser.get(own)).headers.get("Content-Type")).toBe("application/pdf");
  expect((await browser.get("/reminders/post")).headers.get("Content-Type")).toBe("application/pdf");
});

it("a letter that was written, or would be another by now, is not written from an old page", async () => {
  const { browser, platform, url, ids } = await start();
  const shown = formIn((await pageOf(browser.get(url))).html, "remind");
  const many = Array.from({ length: 4 }, () => browser.post(url, { ...shown, way: "post" }));
  const statuses = (await Promise.all(many)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([303, 409, 409, 409]);
  const again = await pageOf(browser.post(url, { ...shown, way: "post" }));
  expect(again.status).toBe(409);
  expect(again.text).toContain("One of these invoices has changed in the meantime, so nothing was written.");
  expect(again.text).toContain("The term of the last reminder runs until");
  const early = await pageOf(browser.get(`${url}?early=1`));
  const next = formIn(early.html, "remind");
  expect(next["invoices[0].level"]).toBe("2");
  await browser.post(`/invoice/${ids[0]}/payment`, { amount: "10", paidOn: "2026-11-20" });
  expect((await browser.post(`${url}?early=1`, { ...next, way: "post" })).status).toBe(409);
  expect((await browser.post(url, { way: "post" })).status).toBe(422);
  const letters = await platform.database.db.selectFrom("reminder_letters").select("level").execute();
  expect(letters).toEqual([{ level: 1 }]);
});
