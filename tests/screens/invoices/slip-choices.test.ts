import { expect, it } from "vitest";
import { SLIP_CHOICES } from "#app/features/selling/invoices/fields/slip-choice.ts";
import { INVOICE_FIELDS, visitSignedIn } from "../../support/browsing.ts";
import { SYMBOL_AREA } from "../../support/invoices/draw-invoice.ts";
import { withSent } from "../../support/invoices/sending.ts";
import { Browser } from "../../support/client.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { parseQrPayload } from "../../support/read/qr-payload-reader.ts";
import { readPdf, readQr } from "../../support/read/read-pdf.ts";

it("the choice is made in the form, drawn on the invoice, kept in its form, copied and printed", async () => {
  const { browser } = await visitSignedIn();
  const blank = await pageOf(browser.get("/invoice/create"));
  expect(formIn(blank.html, "invoice")).toMatchObject({ slip: "" });
  for (const said of ["Without amount: whoever pays fills it in", "For donations", "Not for payment"])
    expect(blank.text).toContain(said);
  const { headers } = await browser.post("/invoice/create", { ...INVOICE_FIELDS, slip: "donation" });
  const address = headers.get("location")!;
  const { text, html } = await pageOf(browser.get(address));
  expect(text.match(/Zahlbar durch \(Name\/Adresse\)/g)).toHaveLength(2);
  expect(html.match(/class="slip-open"/g)).toHaveLength(4);
  expect(text).toContain("648.49");
  const edit = await pageOf(browser.get(address.replace("/invoice/", "/invoice/edit/")));
  expect(formIn(edit.html, "invoice")).toMatchObject({ slip: "donation" });
  expect(edit.text).toContain("payment part for donations");
  const pdf = await browser.get(`${address}/pdf`);
  const page = readPdf(new Uint8Array(await pdf.arrayBuffer())).at(-1)!;
  expect(parseQrPayload(readQr(page, SYMBOL_AREA))).toMatchObject({ amount: null, debtor: null });
  const copy = await browser.post(`${address}/duplicate`, {});
  const copied = await pageOf(
    browser.get(copy.headers.get("location")!.replace("/invoice/", "/invoice/edit/")),
  );
  expect(formIn(copied.html, "invoice")).toMatchObject({ slip: "donation" });
});

it("the preview shows what the form chose, with a code that a bank accepts", async () => {
  const { browser } = await visitSignedIn();
  const preview = (slip: string) =>
    pageOf(browser.post("/invoice/create", { ...INVOICE_FIELDS, slip, preview: "1" }));
  const notification = await preview("notification");
  expect(notification.text.match(/NICHT ZUR ZAHLUNG VERWENDEN/g)).toHaveLength(1);
  expect(notification.html).toContain('class="slip-qr"');
  const [open, usual] = [await preview("without_amount"), await preview("")];
  expect(open.html.match(/class="slip-open"/g)).toHaveLength(2);
  expect(usual.html).not.toContain('class="slip-open"');
});

it("an unknown choice is refused beside what else is wrong, and nothing typed is lost", async () => {
  const { browser } = await visitSignedIn();
  const wrong = { ...INVOICE_FIELDS, slip: "half", clientName: "", subject: "Herbst" };
  const page = await pageOf(browser.post("/invoice/create", wrong));
  expect(page.status).toBe(422);
  expect(page.field("clientName").error).toBe("Choose a client.");
  expect(page.text).toContain(`Payment part: Must be one of: ${SLIP_CHOICES.join(", ")}`);
  expect(formIn(page.html, "invoice")).toMatchObject({ subject: "Herbst" });
});

it.each(["without_amount", "donation", "notification"])(
  "the client's page of an invoice whose payment part is %s promises no amount in a code",
  async (slip) => {
    const sent = await withSent({ language: "de", slip });
    const { html } = await pageOf(sent.browser.get(sent.address));
    const path = /\/i\/[\w-]{64}/.exec(html)?.[0] ?? "";
    const client = new Browser(sent.origin);
    const page = await pageOf(client.get(path));
    const isOpen = slip !== "notification";
    expect(page.text).toContain("Noch zu bezahlen CHF 648.49");
    expect(page.html.match(/<svg class="scan-code"/g) ?? []).toHaveLength(isOpen ? 2 : 0);
    expect(page.text.includes("Den Betrag geben Sie ein")).toBe(isOpen);
    expect(page.html).not.toContain('data-copy=""');
    expect(page.text).not.toMatch(/Referenz und Konto stehen im Code|der jetzt offen ist/);
    expect((await client.get(`${path}/code`)).status).toBe(isOpen ? 200 : 404);
  },
);
