import { expect, it } from "vitest";
import { addClient, INVOICE_FIELDS } from "../../support/browsing.ts";
import { CLIENT_FIELDS } from "../../support/invoices/client-input.ts";
import { withDraft } from "../../support/invoices/sending.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

it("a client without an e-mail address is a choice, and the pages that would send offer the PDF", async () => {
  const { browser } = await withDraft();
  const refused = await pageOf(browser.post("/clients/create", { ...CLIENT_FIELDS, email: "" }));
  expect(refused.status).toBe(422);
  expect(refused.field("email").error).not.toBe("");
  const clientId = await addClient(browser, { email: "", delivery: "post" });
  const url = `/clients/${clientId}`;
  expect((await pageOf(browser.get(url))).text).toContain("No e-mail, by post");
  const written = await browser.post("/invoice/create", { ...INVOICE_FIELDS, clientId, clientEmail: "" });
  expect(written.status).toBe(303);
  const invoice = written.headers.get("Location")!;
  const send = await pageOf(browser.get(`${invoice}/send`));
  expect(send.text).toContain("This client gets letters by post and no e-mails.");
  expect(send.html).toContain(`action="${invoice}/mark-sent"`);
  expect(formIn(send.html, "send")).toEqual({});
  await browser.post(`${invoice}/mark-sent`, {});
  const statement = await pageOf(browser.get(`${url}/statement`));
  expect(statement.text).toContain("Download the statement and print it.");
  expect(formIn(statement.html, "statement")).toEqual({});
});

it("an own address is taken with a warning", async () => {
  const { browser, platform } = await withDraft();
  const { email } = await platform.database.db.selectFrom("users").select("email").executeTakeFirstOrThrow();
  const id = await addClient(browser, { email });
  expect((await pageOf(browser.get(`/clients/${id}`))).text).toContain(
    "an e-mail address of your own business",
  );
});
