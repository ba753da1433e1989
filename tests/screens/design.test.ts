import { expect, it } from "vitest";
import { visitSignedIn, writeInvoice } from "../support/browsing.ts";
import type { Browser } from "../support/client.ts";
import { formIn, pageOf } from "../support/read/page.ts";
import { picture, pngBomb } from "../support/invoices/pictures.ts";
import { readPdf } from "../support/read/read-pdf.ts";

const LOGO = "/profile/design/logo";

function formWith(file: Buffer | null, name = "logo.png", type = "image/png"): FormData {
  const form = new FormData();
  form.set("logo", file ? new File([new Uint8Array(file)], name, { type }) : new File([], ""));
  return form;
}

async function logoOf(browser: Browser): Promise<string> {
  const { html } = await pageOf(browser.get("/profile/design"));
  return /src="(\/logo\/[\da-f]{64})"/.exec(html)?.[1] ?? "";
}

it("the profile leads to it, and what is chosen is saved and shown", async () => {
  const { browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/profile"))).html).toContain('href="/profile/design"');
  const form = formIn((await pageOf(browser.get("/profile/design"))).html, "design");
  expect(form).toMatchObject({
    typeface: "liberation-sans",
    fontSize: "10",
    window: "right",
    duplex: "0",
    "margins.top": "20",
    "margins.right": "20",
    "margins.bottom": "20",
    "margins.left": "25",
  });
  const changed = {
    ...form,
    typeface: "source-sans",
    fontSize: "9.5",
    window: "left",
    duplex: "1",
    "margins.top": "30",
  };
  const response = await browser.post("/profile/design", changed);
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/profile/design"]);
  const page = await pageOf(browser.get("/profile/design"));
  expect(page.text).toContain("Design saved.");
  expect(formIn(page.html, "design")).toEqual(changed);
});

it("shows each error at its field and keeps what was typed", async () => {
  const { browser } = await visitSignedIn();
  const form = formIn((await pageOf(browser.get("/profile/design"))).html, "design");
  const typed = { ...form, "margins.left": "wide", "margins.top": "99" };
  const page = await pageOf(browser.post("/profile/design", typed));
  expect(page.status).toBe(422);
  expect(page.field("margins.left")).toEqual({ value: "wide", error: "Enter a number from 10 to 35." });
  expect(page.field("margins.top")).toEqual({ value: "99", error: "Enter a number from 10 to 40." });
  expect(page.text).toContain("Left margin (mm)");
  expect(page.field("margins.right").error).toBe("");
});

it("a logo is uploaded, shown on the design and on new invoices, and removed again", async () => {
  const { browser } = await visitSignedIn();
  const before = await writeInvoice(browser);
  const saved = await browser.upload(LOGO, formWith(await picture({ width: 900, height: 300 })));
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/profile/design"]);
  const address = await logoOf(browser);
  const image = await browser.get(address);
  expect(image.headers.get("Content-Type")).toBe("image/png");
  expect(image.headers.get("Cache-Control")).toBe("no-store");
  expect(
    Buffer.from(await image.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");

  const after = await writeInvoice(browser);
  expect((await pageOf(browser.get(after))).html).toContain(`src="${address}"`);
  expect((await pageOf(browser.get(before))).html).not.toContain("/logo/");

  const removed = await browser.post(`${LOGO}/remove`, {});
  expect(removed.status).toBe(303);
  expect((await pageOf(browser.get("/profile/design"))).text).toContain("Logo removed.");
  expect(await logoOf(browser)).toBe("");
  expect((await pageOf(browser.get(after))).html).toContain(`src="${address}"`);
});

it.each([
  ["no file", null, "Choose a file."],
  ["an SVG called .png", Buffer.from("<svg/>"), "Invalid file type. A logo is a PNG or JPEG image."],
  ["half a picture", "half", "The image is damaged. Save it again and retry."],
  ["a bomb", pngBomb(20_000, 20_000), "The image has too many pixels. Reduce it to at most 4000 × 4000."],
])("%s is refused at the field", async (_, file, message) => {
  const { browser } = await visitSignedIn();
  const bytes = file === "half" ? (await picture()).subarray(0, 200) : (file as Buffer | null);
  const page = await pageOf(browser.upload(LOGO, formWith(bytes)));
  expect(page.status).toBe(422);
  expect(page.field("logo").error).toBe(message);
  expect(await logoOf(browser)).toBe("");
});

it("what a file is called does not matter, only what it is", async () => {
  const { browser } = await visitSignedIn();
  const jpeg = await picture({ type: "jpeg" });
  expect((await browser.upload(LOGO, formWith(jpeg, "logo.svg", "image/svg+xml"))).status).toBe(303);
  expect((await browser.get(await logoOf(browser))).headers.get("Content-Type")).toBe("image/jpeg");
});

it("security 13: a file over 2 MB is refused at the field, and the connection goes on", async () => {
  const { browser } = await visitSignedIn();
  for (const size of [2_000_001, 6_000_000]) {
    const page = await pageOf(browser.upload(LOGO, formWith(Buffer.alloc(size))));
    expect(page.status).toBe(413);
    expect(page.field("logo").error).toBe("File is too large. At most 2 MB.");
  }
  expect((await browser.upload(LOGO, formWith(await picture()))).status).toBe(303);
});

it("a form without the file's field, or not sent as one, is refused in words", async () => {
  const { browser } = await visitSignedIn();
  const page = await pageOf(browser.post(LOGO, { logo: "C:\\logo.png" }));
  expect(page.status).toBe(422);
  expect(page.field("logo").error).toBe("Choose a file.");
});

it("the sample is a whole invoice in the design that is saved, in the language of the page", async () => {
  const { browser } = await visitSignedIn();
  const form = formIn((await pageOf(browser.get("/profile/design"))).html, "design");
  await browser.post("/profile/design", { ...form, "margins.left": "35" });
  await browser.upload(LOGO, formWith(await picture()));
  const response = await browser.get("/profile/design/sample?lang=de");
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  const bytes = Buffer.from(await response.arrayBuffer());
  const [page] = readPdf(bytes);
  expect(page!.text).toContain("Muster ohne Wert");
  expect(page!.text).toContain("Zahlteil");
  expect(page!.lines.find(({ text }) => text === "Rechnung MUSTER")!.left).toBeCloseTo(35, 0);
  expect(bytes.toString("latin1")).toContain("/Subtype /Image");
});

it("somebody without address and account gets a sample too", async () => {
  const { browser, platform } = await visitSignedIn();
  const nothing = { iban: "", street: "", building_number: "", postal_code: "", city: "" };
  await platform.database.db.updateTable("businesses").set(nothing).execute();
  const response = await browser.get("/profile/design/sample");
  const [page] = readPdf(Buffer.from(await response.arrayBuffer()));
  expect(page!.text).toContain("Payment part");
});

it("a file that arrives damaged is said at its field", async () => {
  const { browser } = await visitSignedIn();
  const type = { "Content-Type": "multipart/form-data; boundary=b" };
  const page = await pageOf(browser.post(LOGO, { logo: "cut off" }, type));
  expect(page.status).toBe(400);
  expect(page.field("logo").error).toBe("Failed to upload file. Choose it again.");
});

it("shows the sample as it would be while somebody types, and saves nothing", async () => {
  const { browser } = await visitSignedIn();
  const form = formIn((await pageOf(browser.get("/profile/design"))).html, "design");
  const typed = { ...form, window: "left", fontSize: "9", "margins.left": "30", "margins.top": "999" };
  const page = await pageOf(browser.post("/profile/design", { ...typed, follow: "1" }));
  expect(page.status).toBe(200);
  expect(page.html).toContain("&quot;--margin-top&quot;:20,");
  expect(page.html).toContain("&quot;--margin-left&quot;:30,&quot;--type&quot;:0.9}");
  expect(page.html).toContain('class="sheet-top is-left"');
  expect(page.field("margins.top")).toEqual({ value: "999", error: "" });
  expect(formIn((await pageOf(browser.get("/profile/design"))).html, "design")).toEqual(form);
});
