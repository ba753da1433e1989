import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { importEntries, sentInvoice, visitBookkeeper } from "../../support/bank-files/bookkeeper.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { pageOf } from "../../support/read/page.ts";

it("teaches an account while a payment is assigned, shows it, and forgets it", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const { id: clientId, name } = await createClient(ctx, clientInput());
  const details = [{ payerIban: "CH5604835012345678009", texts: ["Miete Mai"] }];
  const { results } = await importEntries(ctx, [{ amount: "50.00", ref: "A", details }]);
  const id = results[0]!.payment!.id;
  const invoice = await sentInvoice(ctx, 50, { clientId });
  const asked = await pageOf(browser.get(`/payments/${id}/assign`));
  expect(asked.text).toContain("Payments from CH56 0483 5012 3456 7800 9 always belong to the client");
  await browser.post(`/payments/${id}/assign`, { invoiceId: invoice.id, teach: "yes" });
  const next = await importEntries(ctx, [{ amount: "9.00", ref: "B", details }], { messageId: "MSG-2" });
  const known = await pageOf(browser.get(`/payments/${next.results[0]!.payment!.id}/assign`));
  expect(known.text).toContain(`You have taught that payments from this account belong to ${name}.`);
  const rules = await pageOf(browser.get("/payments/rules"));
  expect(rules.text).toContain(`CH56 0483 5012 3456 7800 9 ${name}`);
  const [, forget] = /action="(\/payments\/rules\/[^"]+\/forget)"/.exec(rules.html)!;
  await browser.post(forget!, {});
  const after = await pageOf(browser.get("/payments/rules"));
  expect(after.text).toContain("The rule is deleted.");
  expect(after.text).toContain("No account yet.");
});

it("teaches a text that an ignored payment suggests, and keeps what is too short", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const entry = { amount: "50.00", ref: "A", details: [{ texts: ["Untermiete Mai"] }] };
  const { results } = await importEntries(ctx, [entry]);
  await browser.post(`/payments/${results[0]!.payment!.id}/ignore`, {});
  const ignored = await pageOf(browser.get("/payments?state=ignored"));
  expect(ignored.html).toContain('href="/payments/rules?text=Untermiete+Mai"');
  const page = await pageOf(browser.get("/payments/rules?text=Untermiete+Mai"));
  expect(page.html).toContain('value="Untermiete Mai"');
  const refused = await pageOf(browser.post("/payments/rules", { text: "ab" }));
  expect(refused.text).toContain("Write at least 4 letters or digits");
  expect(refused.html).toContain('value="ab"');
  await browser.post("/payments/rules", { text: "Untermiete" });
  await importEntries(ctx, [{ ...entry, ref: "B" }], { messageId: "MSG-2" });
  const list = await pageOf(browser.get("/payments?state=ignored"));
  expect(list.text).toContain("Ignored because of its text");
});
