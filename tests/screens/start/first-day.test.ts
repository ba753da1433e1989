import { expect, it } from "vitest";
import { visitSignedIn, writeInvoice } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

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
      ...{ name: "", email: "x", postalCode: "36", city: "Thun", country: "CH" },
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
