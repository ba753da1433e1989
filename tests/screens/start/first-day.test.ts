import { expect, it } from "vitest";
import { visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { readPdf } from "../../support/read/read-pdf.ts";

it("without scripts, the overview of a new account leads through three steps to a slip", async () => {
  const { browser } = await visitSignedIn();
  const first = await pageOf(browser.get("/dashboard"));
  expect(first.text).toContain("Your first QR-bill");
  expect(first.html).not.toContain('class="chart"');
  const client = {
    name: "Müller AG",
    email: "b@zb.ch",
    street: "",
    postalCode: "3600",
    city: "",
    country: "CH",
  };
  const saved = await browser.post("/start/client", client);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/dashboard"]);
  const last = await pageOf(browser.get("/dashboard"));
  expect(last.text).toContain("Müller AG 3600 Thun");
  expect(formIn(last.html, "first-day")).toMatchObject({ description: "", unitPrice: "" });
  const created = await browser.post("/start/invoice", { description: "Logo", unitPrice: "960" });
  expect(created.headers.get("Location")).toMatch(/^\/start\/done\/[\da-f-]{36}$/);
  const done = await pageOf(browser.get(created.headers.get("Location")!));
  expect(done.text).toContain("Your invoice is ready");
  expect(done.html).toContain('class="slip-qr"');
  expect((await pageOf(browser.get("/dashboard"))).text).not.toContain("Your first QR-bill");
});

it("what is wrong is said at its field, all of it at once, with what was typed", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(
    browser.post("/start/client", {
      name: "",
      email: "x",
      postalCode: "36",
      city: "Thun",
      country: "CH",
    }),
  );
  expect(page.status).toBe(422);
  expect(page.field("name").error).not.toBe("");
  expect(page.field("email")).toMatchObject({ value: "x", error: expect.stringMatching(/\w/) as string });
  expect(page.field("postalCode").error).not.toBe("");
});

it("it can be skipped for good, and is not shown to somebody with an invoice", async () => {
  const { browser } = await visitSignedIn();
  expect((await browser.post("/start/skip", {})).status).toBe(303);
  expect((await pageOf(browser.get("/dashboard"))).text).not.toContain("Your first QR-bill");
  const { browser: other } = await visitSignedIn();
  await writeInvoice(other);
  expect((await pageOf(other.get("/dashboard"))).text).not.toContain("Your first QR-bill");
  expect((await other.get("/start/client")).headers.get("Location")).toBe("/dashboard");
});

it("somebody else's first invoice is not found", async () => {
  const { browser } = await visitSignedIn();
  const path = await writeInvoice(browser);
  const { browser: other } = await visitSignedIn();
  expect((await other.get(`/start/done/${/[\da-f-]{36}/.exec(String(path))?.[0]}`)).status).toBe(404);
});

it("the first invoice is finished once and its PDF says nothing of a draft, on every plan", async () => {
  for (const plan of ["free", "pro"]) {
    const { browser, platform } = await visitSignedIn({ DEFAULT_PLAN: plan });
    await browser.post("/start/client", {
      name: "Müller AG",
      email: "b@zb.ch",
      postalCode: "3600",
      city: "",
    });
    const created = await browser.post("/start/invoice", { description: "Logo", unitPrice: "960" });
    const done = created.headers.get("Location") ?? "";
    const page = await pageOf(browser.get(done));
    expect(page.text).toContain("The invoice is then marked as sent and can no longer be edited.");
    const draft = /href="(\/invoice\/[^"]+\/pdf)"/.exec(page.html)?.[1] ?? "";
    expect(await textOfPdf(browser.get(draft))).toContain("Draft");
    const form = formIn(page.html, "finish");
    for (let press = 0; press < 3; press++) {
      const finished = await browser.post(done, form);
      expect([finished.status, finished.headers.get("Location")]).toEqual([303, draft]);
    }
    expect(await textOfPdf(browser.get(draft))).not.toContain("Draft");
    const { db } = platform.database;
    const events = await db.selectFrom("history").select("event").orderBy("id").execute();
    expect(events.filter(({ event }) => event === "invoice.marked_sent")).toHaveLength(1);
    expect((await pageOf(browser.get(done))).text).toContain("The invoice is marked as sent.");
  }
});

it("a first invoice that was changed in the meantime is not finished unseen", async () => {
  const { browser } = await visitSignedIn();
  const path = await writeInvoice(browser);
  const done = path.replace("/invoice/", "/start/done/");
  const { version, ...form } = formIn((await pageOf(browser.get(done))).html, "finish");
  const edit = path.replace("/invoice/", "/invoice/edit/");
  const values = formIn((await pageOf(browser.get(edit))).html, "invoice");
  await browser.post(edit, { ...values, subject: "Changed" });
  const refused = await pageOf(browser.post(done, { ...form, version: String(version) }));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("This invoice was changed elsewhere in the meantime.");
});

async function textOfPdf(answer: Promise<Response>): Promise<string> {
  const pages = readPdf(new Uint8Array(await (await answer).arrayBuffer()));
  return pages.map(({ text }) => text).join("\n");
}
