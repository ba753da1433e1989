import { afterAll, expect, it } from "vitest";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { BEXIO } from "../../support/invoices/bexio.ts";
import { visitSignedIn } from "../../support/browsing.ts";
import type { Browser } from "../../support/client.ts";
import { csvFile } from "../../support/invoices/importing.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

afterAll(() => closeReadingPool());

/** What the upload form sends. */
function formWith(file: Buffer | null, kind = "clients"): FormData {
  const form = new FormData();
  form.set("kind", kind);
  form.set("file", file ? new File([new Uint8Array(file)], "data.csv") : new File([], ""));
  return form;
}

/** Uploads a file. @returns the address of its columns */
async function upload(browser: Browser, file: Buffer, kind = "clients"): Promise<string> {
  const response = await browser.upload("/import", formWith(file, kind));
  expect(response.status).toBe(303);
  return response.headers.get("Location") ?? "";
}

/** Takes the columns as they are suggested. */
async function takeColumns(browser: Browser, url: string): Promise<void> {
  const form = formIn((await pageOf(browser.get(url))).html, "mapping");
  const answer = await browser.post(url, form);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${url}/check`]);
}

it("clients, empty as they are, and the export lead to it", async () => {
  const { browser } = await visitSignedIn();
  for (const url of ["/clients", "/export"]) {
    expect((await pageOf(browser.get(url))).html).toContain('href="/import"');
  }
});

it("goes from file to columns to check to result by forms without scripts", async () => {
  const { browser } = await visitSignedIn();
  const url = await upload(browser, BEXIO);
  const columns = await pageOf(browser.get(url));
  expect(columns.text).toContain("2 rows found.");
  expect(columns.text).toContain("Seestrasse 12 · Via Nassa 3");
  expect(columns.field("columns[2].field").value).toBe("name");
  await takeColumns(browser, url);
  const check = await pageOf(browser.get(`${url}/check`));
  expect(check.text).toContain("Everything can be imported. Nothing is saved yet.");
  expect((await pageOf(browser.get("/clients"))).text).not.toContain("Chiara");
  for (let click = 0; click < 2; click++) {
    const done = await browser.post(`${url}/run`, {});
    expect([done.status, done.headers.get("Location")]).toEqual([303, `${url}/done`]);
  }
  expect((await pageOf(browser.get(`${url}/done`))).text).toContain(
    "Import finished New 2 Updated 0 Skipped 0",
  );
  const clients = await pageOf(browser.get("/clients"));
  expect(clients.text).toContain("2 clients");
  expect(clients.text).toContain("Chiara Rossi");
  for (const step of ["", "/check"]) {
    const answer = await browser.get(url + step);
    expect(answer.headers.get("Location")).toBe(`${url}/done`);
  }
});

it("a step that is too early leads back to the one before", async () => {
  const { browser } = await visitSignedIn();
  const url = await upload(browser, BEXIO);
  expect((await browser.get(`${url}/done`)).headers.get("Location")).toBe(`${url}/check`);
  expect((await browser.get(`${url}/check`)).headers.get("Location")).toBe(url);
  expect((await browser.get(`${url}/run`)).headers.get("Location")).toBe(`${url}/check`);
  const run = await browser.post(`${url}/run`, {});
  expect([run.status, run.headers.get("Location")]).toEqual([303, `${url}/check`]);
});

it("columns that are missing or chosen twice are said at the form, with what was chosen", async () => {
  const { browser } = await visitSignedIn();
  const url = await upload(browser, csvFile([{ A: "x", B: "y", "": "z" }]));
  const page = await pageOf(browser.post(url, { "columns[0].field": "city", "columns[1].field": "email" }));
  expect(page.status).toBe(422);
  expect(page.text).toContain("Assign a column to each of these: Client name.");
  expect(page.field("columns[0].field").value).toBe("city");
  expect(page.text).toContain("Column 3");
  const twice = await pageOf(browser.post(url, { "columns[0].field": "name", "columns[1].field": "name" }));
  expect(twice.field("columns[1].field").error).toBe("Another column is already assigned to this.");
  for (const field of ["number", "nothing"]) {
    const odd = await browser.post(url, {
      "columns[0].field": "name",
      "columns[1].field": "email",
      "columns[2].field": field,
    });
    expect(odd.status).toBe(422);
  }
});

it("a wrong file is said at its field, with what was chosen", async () => {
  const { browser } = await visitSignedIn();
  const said = async (file: Buffer | null) => {
    const page = await pageOf(browser.upload("/import", formWith(file, "invoices")));
    return [page.status, page.field("file").error, page.field("kind").value];
  };
  expect(await said(null)).toEqual([422, "Choose a file.", "invoices"]);
  expect(await said(Buffer.from("%PDF-1.7\0\0"))).toEqual([
    ...[422, "This is neither a CSV file nor an Excel file (.xlsx).", "invoices"],
  ]);
  const [status, error] = await said(Buffer.alloc(10_000_001, "a;b\n"));
  expect([status, error]).toEqual([413, "File is too large. At most 10 MB."]);
});

it("says in the reader's language what stands in the way of invoices, and what Free allows", async () => {
  const { browser } = await visitSignedIn();
  await browser.post("/language", { language: "de", redirectTo: "/" });
  const row = {
    Datum: "01.11.2026",
    Kunde: "Gut AG",
    "E-Mail": "g@b.ch",
    PLZ: 8000,
    Ort: "Zürich",
    Text: "x",
    Preis: 5,
  };
  const numbers = ["A1", "A2", "A3", "A4"];
  const file = csvFile(
    numbers.map((number) => ({ Nummer: number, ...row, Betrag: number === "A2" ? 7 : 5 })),
  );
  const url = await upload(browser, file, "invoices");
  await takeColumns(browser, url);
  const check = await pageOf(browser.get(`${url}/check`));
  expect(check.status).toBe(200);
  expect(check.text).toContain("Die Datei enthält 4 Rechnungen; Ihr Plan erlaubt diesen Monat noch 3.");
  expect(check.text).toContain("Zeile 3 Betrag In der Datei steht 7, die Positionen ergeben 5.00.");
  expect(check.html).toContain('href="/pricing"');
  const run = await pageOf(browser.post(`${url}/run`, {}));
  expect(run.headers.get("Location")).toBe(`${url}/check`);
  expect((await pageOf(browser.get(`${url}/check`))).text).toContain(
    "Nicht alles in der Datei kann importiert werden.",
  );
});

it("rows without an e-mail address are asked about once, on the page of the check", async () => {
  const { browser } = await visitSignedIn();
  const url = await upload(browser, csvFile([{ Name: "Eins" }, { Name: "Zwei" }]));
  await takeColumns(browser, url);
  const asked = await pageOf(browser.get(`${url}/check`));
  expect(asked.text).toContain("Rows without an e-mail address: 2.");
  const taken = await browser.post(`${url}/by-post`, {});
  expect([taken.status, taken.headers.get("Location")]).toEqual([303, `${url}/check`]);
  expect((await pageOf(browser.get(`${url}/check`))).text).toContain("Everything can be imported.");
});

it("cells are corrected where they stand, and good rows come in before the others, without scripts", async () => {
  const { browser } = await visitSignedIn();
  const good = { Name: "Gut AG", "E-Mail": "gut@example.ch", PLZ: "8004", Ort: "Zürich" };
  const wrong = { ...good, Name: "Schief AG", "E-Mail": "schief(at)example.ch", PLZ: "8004 Bern" };
  const url = await upload(browser, csvFile([good, wrong, { ...good, Name: "X" }]));
  await takeColumns(browser, url);
  const check = await pageOf(browser.get(`${url}/check`));
  expect(check.text).toContain("Rows as they will be Row Client name");
  expect(check.field("rows[0].email").value).toBe("schief@example.ch");
  const taken = await browser.post(`${url}/run`, formIn(check.html, "run"));
  expect([taken.status, taken.headers.get("Location")]).toEqual([303, `${url}/check`]);
  const rest = await pageOf(browser.get(`${url}/check`));
  expect(rest.text).toContain("Brought in so far: 1 new");
  expect(rest.text).not.toContain("Rows as they will be");
  expect((await pageOf(browser.get("/import"))).html).toContain(`href="${url}/check"`);
  const typed = { ...formIn(rest.html, "rows"), "rows[1].name": "Xaver AG" };
  expect((await browser.post(`${url}/rows`, typed)).headers.get("Location")).toBe(`${url}/check`);
  const run = await browser.post(
    `${url}/run`,
    formIn((await pageOf(browser.get(`${url}/check`))).html, "run"),
  );
  expect(run.headers.get("Location")).toBe(`${url}/done`);
  expect((await pageOf(browser.get(`${url}/done`))).text).toContain("New 3 Updated 0 Skipped 0");
  const clients = await pageOf(browser.get("/clients"));
  for (const name of ["Gut AG", "Schief AG", "Xaver AG"]) expect(clients.text).toContain(name);
});

it("the rest of a file can be dropped", async () => {
  const { browser } = await visitSignedIn();
  const url = await upload(browser, csvFile([{ Name: "X", "E-Mail": "x@example.ch" }]));
  const dropped = await browser.post(`${url}/drop`, {});
  expect([dropped.status, dropped.headers.get("Location")]).toEqual([303, "/import"]);
  expect((await browser.get(`${url}/check`)).status).toBe(404);
});

it("the rate of rows without one is asked on the page of the check, until a rate is the answer", async () => {
  const { browser, platform } = await visitSignedIn();
  await platform.database.db.updateTable("businesses").set({ vat_number: "CHE-123.456.788" }).execute();
  const row = { Nummer: "A1", Datum: "01.11.2026", Kunde: "Gut AG", "E-Mail": "g@b.ch", Text: "x", Preis: 5 };
  const url = await upload(browser, csvFile([{ ...row, "PLZ Ort": "8004 Zürich" }]), "invoices");
  await takeColumns(browser, url);
  const check = await pageOf(browser.get(`${url}/check`));
  expect(check.text).toMatch(/Choose 8.1\s% 2.6\s% 3.8\s% No VAT \(0\s%\)/);
  for (const [vatRate, count] of [
    ["", 1],
    ["8.1", 0],
  ] as const) {
    const answer = await browser.post(`${url}/vat-rate`, { vatRate });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${url}/check`]);
    const asked = (await pageOf(browser.get(`${url}/check`))).html.split('id="vat-rate"').length - 1;
    expect(asked).toBe(count);
  }
});
