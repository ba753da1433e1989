import { expect, it } from "vitest";
import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { bankFile, sentInvoice, uploadOf, visitBookkeeper } from "../../support/bank-files/bookkeeper.ts";
import { otherBankCsv } from "../../support/bank-files/csv-files.ts";
import { importCsvText } from "../../support/bank-files/csv-imports.ts";
import { pageOf } from "../../support/read/page.ts";

async function startLong() {
  const visited = await visitBookkeeper();
  const { reference } = await sentInvoice(visited.ctx, 100);
  const outgoing = Array.from({ length: 1_000 }, () => ({ amount: "1.00", direction: "DBIT" as const }));
  const xml = bankFile([{ amount: "100.00", details: [{ reference }] }, ...outgoing]);
  const upload = async () => {
    const answer = await visited.browser.upload(
      "/payments/import",
      uploadOf([{ name: "year.xml", content: xml }]),
    );
    return answer.headers.get("Location")!;
  };
  return { ...visited, xml, upload };
}

async function keptIn({ database }: Platform) {
  return (await database.db.selectFrom("kept_uploads").select("id").execute()).length;
}

it("a long bank file is one task, whose page leads to what was taken in", async () => {
  const { browser, platform, upload } = await startLong();
  const file = await upload();
  const at = (await browser.get(file)).headers.get("Location")!;
  expect(at).toMatch(/^\/progress\//);
  expect(await upload()).toBe(file);
  expect((await browser.get(file)).headers.get("Location")).toBe(at);
  expect((await pageOf(browser.get(at))).text).toContain("Getting ready.");
  expect(await keptIn(platform)).toBe(1);
  await runDueJobs(platform, handlers);
  expect((await browser.get(at)).headers.get("Location")).toBe(file);
  expect((await pageOf(browser.get(file))).text).toContain("1 payment read, 1 booked");
  expect(await keptIn(platform)).toBe(0);
  expect(await upload()).toBe(file);
});

it("a task finds what the same file brought meanwhile, and ends when the file was undone", async () => {
  const { browser, platform, ctx, xml, upload } = await startLong();
  const file = await upload();
  const { counts } = await importBankFiles(ctx, [{ name: "year.xml", bytes: Buffer.from(xml) }]);
  expect(counts).toMatchObject({ booked: 1, skipped: 1_000 });
  await runDueJobs(platform, handlers);
  await undoBankFile(ctx, file.split("/").at(-1)!);
  const again = await upload();
  expect(again).not.toBe(file);
  const at = (await browser.get(again)).headers.get("Location")!;
  await undoBankFile(ctx, again.split("/").at(-1)!);
  await runDueJobs(platform, handlers);
  const page = await pageOf(browser.get(at));
  expect(page.html).toContain('href="/payments/import"');
  expect(page.text).toContain("undone");
});

it("a long CSV file waits with how it is read", async () => {
  const { browser, platform, ctx } = await visitBookkeeper();
  await importCsvText(ctx, otherBankCsv(["19.11.2026;10.00;;;a"]));
  const rows = Array.from({ length: 1_001 }, (_, row) => `19.11.2026;;1.00;;Miete ${row}`);
  const form = uploadOf([{ name: "year.csv", content: otherBankCsv(rows) }]);
  const file = (await browser.upload("/payments/import", form)).headers.get("Location")!;
  const at = (await browser.get(file)).headers.get("Location")!;
  expect(at).toMatch(/^\/progress\//);
  await runDueJobs(platform, handlers);
  expect((await browser.get(at)).headers.get("Location")).toBe(file);
  expect((await pageOf(browser.get(file))).text).toContain("1001");
});
