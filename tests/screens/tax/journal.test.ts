import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const EXPENSE = {
  supplier: "<b>Papier</b> AG",
  day: "2026-10-07",
  category: "material",
  "rows[0].gross": "108.10",
  "rows[0].rate": "8.1",
  "rows[0].vat": "",
};

it("the journal shows what was booked on the accounts that one chose, and says what is wrong with them", async () => {
  const { browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/tax"))).html).toContain('href="/journal"');
  expect((await pageOf(browser.get("/journal"))).text).toContain("No bookings in these days.");
  await browser.post("/expenses/create", EXPENSE);
  const form = formIn((await pageOf(browser.get("/journal/accounts"))).html, "journal-accounts");
  expect(form).toMatchObject({ bank: "1020", material: "4000" });
  const wrong = await pageOf(browser.post("/journal/accounts", { ...form, bank: "Kasse", vat: "" }));
  expect([wrong.status, wrong.field("bank").value]).toEqual([422, "Kasse"]);
  expect(wrong.text.match(/Enter 3 to 8 digits/g)?.length).toBeGreaterThanOrEqual(2);
  expect((await browser.post("/journal/accounts", { ...form, bank: "1010" })).status).toBe(303);
  const page = await pageOf(browser.get("/journal?from=2026-10-01&to=2026-10-31"));
  expect(page.text).toContain("4000 Material and goods 1010 Bank 108.10");
  expect(page.html).not.toContain("<b>Papier");
  expect((await pageOf(browser.get("/journal?from=2026-11-01&to=2026-10-31"))).text).toContain(
    "The last day is before the first.",
  );
  const balances = await pageOf(browser.get("/journal/balances?from=2026-10-01&to=2026-10-31"));
  expect(balances.text).toMatch(
    /1010 Bank 0\.00 0\.00 108\.10 -108\.10 .*Total 0\.00 108\.10 108\.10 0\.00/s,
  );
  const ofBank = await pageOf(browser.get("/journal?from=2026-10-01&to=2026-10-31&account=1010"));
  expect(ofBank.text).toContain("Only account 1010.");
  expect(ofBank.text).toContain("4000 Material and goods 1010 Bank 108.10");
  expect((await pageOf(browser.get("/journal?from=2026-10-01&to=2026-10-31&account=1100"))).text).toContain(
    "No bookings in these days.",
  );
  const year = await pageOf(browser.get("/year/2026"));
  expect(year.text).toContain("Material and goods 108.10 108.10");
  expect((await browser.get("/year/x")).status).toBe(404);
  for (const type of ["pdf", "xlsx"])
    expect((await browser.get(`/year/2026/${type}`)).headers.get("Content-Disposition")).toContain(
      `year-2026.${type}`,
    );
  const file = await browser.get("/journal/download?from=2026-10-01&to=2026-10-31&format=xlsx");
  expect(file.headers.get("Content-Disposition")).toContain("journal-2026-10-01-2026-10-31.xlsx");
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});

it("a year is closed as it was shown, refuses what is dated in it, and is opened again with a reason", async () => {
  const { browser } = await visitSignedIn();
  await browser.post("/expenses/create", { ...EXPENSE, day: "2025-10-07" });
  const page = await pageOf(browser.get("/year/2025/close"));
  expect(page.text).toContain("Result: income less costs -108.10");
  const form = formIn(page.html, "close-year");
  await browser.post("/expenses/create", { ...EXPENSE, supplier: "Tinte AG", day: "2025-10-08" });
  const stale = await pageOf(browser.post("/year/2025/close", form));
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining("have changed in the meantime")]);
  const anew = formIn(stale.html, "close-year");
  expect((await browser.post("/year/2025/close", anew)).status).toBe(303);
  const refused = await pageOf(browser.post("/expenses/create", { ...EXPENSE, day: "2025-10-09" }));
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("The year 2025 is closed")]);
  expect((await pageOf(browser.get("/year/2025/close"))).text).toContain("closed already");
  const blank = await pageOf(browser.post("/year/2025/reopen", { reason: " " }));
  expect([blank.status, blank.field("reason").error]).toEqual([422, expect.any(String)]);
  expect((await browser.post("/year/2025/reopen", { reason: "Beleg gefunden" })).status).toBe(303);
  expect((await pageOf(browser.get("/year/2025"))).text).toContain("Beleg gefunden");
  expect((await pageOf(browser.get("/year/2026"))).html).not.toContain("/year/2026/close");
});

it("the journal is handed over as it was shown, and its files are there", async () => {
  const { browser } = await visitSignedIn();
  expect((await pageOf(browser.get("/journal"))).html).toContain('href="/journal/handovers"');
  expect((await pageOf(browser.get("/journal/handovers"))).text).toContain(
    "There are no bookings in these days",
  );
  await browser.post("/expenses/create", EXPENSE);
  const page = await pageOf(browser.get("/journal/handovers"));
  expect(page.text).toContain("Bookings 1 (1–1)");
  expect(page.text).toContain("A hand-over cannot be undone.");
  const form = formIn(page.html, "hand-over");
  expect(form).toMatchObject({ to: "2026-10-31" });
  await browser.post("/expenses/create", { ...EXPENSE, supplier: "Tinte AG" });
  const stale = await pageOf(browser.post("/journal/handovers", form));
  expect([stale.status, stale.text]).toEqual([
    409,
    expect.stringContaining("Other bookings have been added"),
  ]);
  expect((await browser.post("/journal/handovers", formIn(stale.html, "hand-over"))).status).toBe(303);
  const done = await pageOf(browser.get("/journal/handovers"));
  expect(done.text).toMatch(/Bookings 1 to 2\. SHA-256 [0-9a-f]{64}/);
  expect(done.html).toContain('href="/journal?from=2026-11-01&amp;to=2026-12-31"');
  const href = /\/journal\/handovers\/[\w-]+\/file\?format=csv/.exec(done.html)?.[0] ?? "";
  const file = await browser.get(href);
  expect(await file.text()).toContain("Tinte AG");
  const again = await pageOf(browser.get("/journal/handovers?to=2026-10-31"));
  expect(again.text).toContain("has been handed over already");
  const refused = await pageOf(browser.post("/expenses/create", { ...EXPENSE, supplier: "Stift AG" }));
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("have been handed over")]);
});

it("VAT codes of another program are kept as they were typed", async () => {
  const { browser } = await visitSignedIn();
  const form = formIn((await pageOf(browser.get("/journal/vat-codes"))).html, "vat-codes");
  const typed = { ...form, sales_8_1: "V81", input_400: " M81 " };
  expect((await browser.post("/journal/vat-codes", typed)).status).toBe(303);
  const page = await pageOf(browser.get("/journal/vat-codes"));
  expect([page.field("sales_8_1").value, page.field("input_400").value]).toEqual(["V81", "M81"]);
  const long = await pageOf(browser.post("/journal/vat-codes", { ...typed, input_405: "x".repeat(21) }));
  expect([long.status, long.field("sales_8_1").value]).toEqual([422, "V81"]);
});

it("the receipt of a booking by hand is added, replaced and removed on the booking's page", async () => {
  const { browser } = await visitSignedIn();
  const rent = {
    day: "2026-10-01",
    text: "Rent",
    debitAccount: "6000",
    creditAccount: "1020",
    amount: "450",
  };
  const booked = (await browser.post("/journal/bookings/new", rent)).headers.get("Location") ?? "";
  const page = await pageOf(browser.get(booked));
  expect(page.text).toContain("No receipt yet");
  expect(page.html).toContain(`action="${booked}/upload"`);
  const upload = async (bytes: string, keepTwice = "") => {
    const form = new FormData();
    form.set("file", new File([bytes], "Miete.html", { type: "text/html" }));
    form.set("keepTwice", keepTwice);
    return browser.upload(`${booked}/upload`, form);
  };
  const odd = await pageOf(upload("<html>"));
  expect([odd.status, odd.text]).toEqual([422, expect.stringContaining("PDF, JPEG, PNG")]);
  const kept = await upload("%PDF-1.7 lease");
  expect([kept.status, kept.headers.get("Location")]).toEqual([303, booked]);
  expect((await pageOf(browser.get(booked))).text).toContain("The receipt is saved. ");
  const file = await browser.get(`${booked}/receipt`);
  expect(await file.text()).toBe("%PDF-1.7 lease");
  expect(file.headers.get("Content-Disposition")).toContain('attachment; filename="Miete.pdf"');
  expect((await pageOf(browser.get(booked))).text).toContain("Replace the receipt");
  expect((await browser.post(`${booked}/receipt/remove`, {})).headers.get("Location")).toBe(booked);
  expect((await pageOf(browser.get(booked))).text).toContain("No receipt yet");
  expect((await browser.get(`${booked}/receipt`)).status).toBe(404);
  expect((await browser.post(`${booked}/receipt/remove`, {})).status).toBe(404);
});
