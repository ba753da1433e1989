import { expect, it } from "vitest";
import { addClient, visitSignedIn } from "../../support/browsing.ts";
import { pageOf } from "../../support/read/page.ts";
import { idIn, remindNow, remindOf, writeLate } from "../../support/reminders/late-invoices.ts";

it("the overview shows what is due for a reminder, and leads to the letter", async () => {
  const { browser } = await visitSignedIn();
  await writeLate(browser);
  expect((await pageOf(browser.get("/dashboard"))).html).not.toContain('href="/reminders?letter=');
  await remindOf(browser);
  const page = await pageOf(browser.get("/dashboard"));
  expect(page.text).toContain("Payment reminder, by post for 51 days 648.49 Remind");
  expect(page.html).toContain('href="/reminders?letter=');
});

it("the list of invoices shows those that are due for a reminder", async () => {
  const { browser } = await visitSignedIn();
  await remindOf(browser);
  const due = await writeLate(browser);
  const early = await writeLate(browser, { issueDate: "2026-11-01", dueDate: "2026-11-20" });
  expect((await pageOf(browser.get("/invoices"))).text).toContain("Due for a reminder 1");
  const page = await pageOf(browser.get("/invoices?reminder=due"));
  expect(page.html).toContain(`href="${due}"`);
  expect(page.html).not.toContain(`href="${early}"`);
  expect(page.html).toContain('href="/reminders"');
  await remindNow(browser, due, "post");
  expect((await pageOf(browser.get("/invoices?reminder=due"))).html).not.toContain(`href="${due}"`);
});

it("a client who is never reminded is left out until that is changed", async () => {
  const { browser, platform } = await visitSignedIn();
  await remindOf(browser);
  const client = await addClient(browser);
  const invoice = await writeLate(browser);
  await platform.database.db.updateTable("invoices").set({ client_id: client }).execute();
  expect((await pageOf(browser.get(`/clients/${client}`))).text).toContain(
    "No reminders so far. Never remind this client",
  );
  await browser.post(`/clients/${client}/never-remind`, { never: "on" });
  const spared = await pageOf(browser.get(`/clients/${client}`));
  expect(spared.text).toContain("This client is never reminded. Remind again");
  const run = await pageOf(browser.get("/reminders"));
  expect(run.text).toContain("This client gets no reminders");
  expect(run.html).not.toContain(`value="${idIn(invoice)}"`);
  await browser.post(`/clients/${client}/never-remind`, { never: "" });
  await remindNow(browser, invoice, "post");
  expect((await pageOf(browser.get(`/clients/${client}`))).text).toContain("1 reminder so far. Never remind");
});
