import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { SYMBOL_AREA } from "../../support/invoices/draw-invoice.ts";
import { CLIENT_FIELDS } from "../../support/invoices/client-input.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { pageOf } from "../../support/read/page.ts";
import { readPdf, readQr } from "../../support/read/read-pdf.ts";
import { readZip } from "../../support/read/read-zip.ts";

it("a client's eBill ID stands on the payment part, and chosen invoices are one archive to upload", async () => {
  const { browser, ctx } = await visitAsSender();
  const refused = await pageOf(
    browser.post("/clients/create", { ...CLIENT_FIELDS, eBillId: "CHE-109.322.552" }),
  );
  expect(refused.text).toContain("Enter an e-mail address, a UID with a right check digit");
  await browser.post("/clients/create", { ...CLIENT_FIELDS, eBillId: "CHE-109.322.551" });
  const clientId = (await ctx.db.selectFrom("clients").select("id").executeTakeFirstOrThrow()).id;
  const chosen = await createInvoice(ctx, invoiceInput({ clientId }));
  const recipient = { ...INVOICE.recipient, name: "Jemand anders", email: "x@example.ch" };
  const other = await createInvoice(ctx, invoiceInput({ recipient }));
  const url = `/invoices/ebill?id=${chosen}&id=${other}`;
  const none = await browser.get(url);
  expect(none.headers.get("Location")).toBe("/invoices");
  expect((await pageOf(browser.get("/invoices"))).text).toContain("has been issued with an eBill ID");
  for (const id of [chosen, other]) await markSent(ctx, id);
  await browser.post(`/clients/edit/${clientId}`, { ...CLIENT_FIELDS, eBillId: "" });
  const entries = readZip(Buffer.from(await (await browser.get(url)).arrayBuffer()));
  expect([...entries.keys()]).toEqual(["INV-2026-0001.pdf", "left out.txt"]);
  expect(entries.get("left out.txt")!.toString()).toContain("INV-2026-0002, Jemand anders");
  const [page] = readPdf(entries.get("INV-2026-0001.pdf")!);
  expect(readQr(page!, SYMBOL_AREA)).toMatch(/\nEPD\n[^\n]*\neBill\/B\/CHE109322551$/);
  expect(page!.text).toContain("eBill/B/CHE109322551");
});
