import { afterAll, expect, it } from "vitest";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { countPayments } from "#app/features/money/payments/list-payments.server.ts";
import {
  anotherBookkeeper,
  bankFile,
  sentInvoice,
  uploadOf,
  visitBookkeeper,
} from "../../support/bank-files/bookkeeper.ts";
import type { Browser } from "../../support/client.ts";
import { pageOf } from "../../support/read/page.ts";
import { beginUpload } from "../../support/server/begin-upload.ts";

afterAll(() => closeBankFilePool());

const IMPORT = "/payments/import";

async function upload(browser: Browser, content: string, accounts: string[] = []) {
  return browser.upload(IMPORT, uploadOf([{ name: "camt.xml", content }], accounts));
}

it("books, shows the result, says on the second time that nothing changed, and undoes all of it", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const [paid, part] = [await sentInvoice(ctx, 100), await sentInvoice(ctx, 200)];
  const file = bankFile([
    { amount: "100.00", ref: "A", details: [{ reference: paid.reference, payer: { name: "Zbinden AG" } }] },
    { amount: "150.00", ref: "B", details: [{ reference: part.reference }] },
    { amount: "9.00", ref: "C", status: "PDNG" },
    { amount: "8.00", ref: "D", direction: "DBIT" },
  ]);
  const answer = await upload(browser, file);
  const url = answer.headers.get("Location") ?? "";
  expect([answer.status, url]).toEqual([303, expect.stringMatching(/^\/payments\/import\/[\da-f-]{36}$/)]);
  const result = await pageOf(browser.get(url));
  for (const text of [
    "camt.xml",
    "CH93 … 5295 7",
    "2 payments read, 1 of them booked.",
    "new 2 already known 0 paid twice? 0",
    `Zbinden AG ${paid.number} Booked 100.00`,
    "To confirm 150.00",
    "1 entry is only pending and does not count yet.",
    "1 outgoing entry was left out.",
    "The file itself is not kept.",
  ])
    expect(result.text).toContain(text);
  expect((await upload(browser, file)).headers.get("Location")).toBe(url);
  expect((await pageOf(browser.get(url))).text).toMatch(
    /This file was already imported on .+\. Nothing has changed\./,
  );
  expect((await pageOf(browser.get(IMPORT))).text).toContain("camt.xml");
  expect((await pageOf(browser.get(`${url}/undo`))).text).toContain("2 payments of this file are removed");
  await browser.post(`${url}/undo`, {});
  const undone = await pageOf(browser.get(url));
  expect(undone.text).toContain("The import is undone.");
  expect(undone.text).toContain("This import was undone on");
  expect(await findInvoice(ctx, paid.id)).toMatchObject({ status: "sent", settled: 0 });
  await browser.post(`${url}/undo`, {});
  expect((await pageOf(browser.get(url))).text).toContain("This import was undone already.");
  expect((await browser.get(`${url}/undo`)).headers.get("Location")).toBe(url);
});

it("takes several files at once", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const files = ["A", "B"].map((ref) => ({
    name: `..\\geheim/${ref}\u0000.xml`,
    content: bankFile([{ amount: "1.00", ref }], { messageId: ref }),
  }));
  const answer = await browser.upload(IMPORT, uploadOf(files));
  expect((await pageOf(browser.get(answer.headers.get("Location") ?? ""))).text).toContain("A.xml, B.xml");
  expect(await countPayments(ctx)).toMatchObject({ unassigned: 2 });
});

it("says at the field what is wrong with a file", async () => {
  const { browser } = await visitBookkeeper();
  const said = async (content: string) => {
    const page = await pageOf(upload(browser, content));
    return [page.status, page.field("file").error];
  };
  expect(await said("")).toEqual([422, "Choose a file."]);
  const [status, error] = await said("%PDF-1.7");
  expect([status, error]).toEqual([422, expect.stringContaining("“camt.xml” is not a camt.053 or camt.054")]);
  expect(await said(bankFile([{ amount: "1.2.3" }]))).toEqual([
    ...[422, expect.stringContaining("“1.2.3” is not a valid amount")],
  ]);
});

it("asks about an account that is not the business's, which one says is one's own with the file", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const account = "CH5604835012345678009";
  const file = bankFile([{ amount: "1.00" }], {}, account);
  const refused = await pageOf(upload(browser, file));
  expect([refused.status, refused.field("file").error]).toEqual([
    ...[422, expect.stringContaining("CH56 0483 5012 3456 7800 9")],
  ]);
  expect(refused.text).toContain("CH56 0483 5012 3456 7800 9 is my account too");
  expect(await countPayments(ctx)).toMatchObject({ unassigned: 0 });
  expect((await upload(browser, file, [refused.field("account").value])).status).toBe(303);
  expect(await countPayments(ctx)).toMatchObject({ unassigned: 1 });
});

it("two slow uploads of one account keep nobody out, nor its own small files", async () => {
  const visited = await visitBookkeeper();
  const { browser } = visited;
  const other = await anotherBookkeeper(visited);
  const slow = await Promise.all([1, 2].map(() => beginUpload(browser, IMPORT, 90_000_000)));
  expect((await upload(other, " ".repeat(11_000_000))).status).toBe(422);
  for (const one of [other, browser])
    expect((await upload(one, bankFile([{ amount: "1.00" }]))).status).toBe(303);
  for (const connection of slow) connection.destroy();
});

it("small files of one account wait for one another instead of being refused", async () => {
  const { browser } = await visitBookkeeper();
  const files = Array.from({ length: 24 }, (_, at) =>
    bankFile([{ amount: "1.00", ref: `R${at}` }], { messageId: `M${at}` }),
  );
  const answers = await Promise.all(files.map((file) => upload(browser, file)));
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 303));
});

it("only files may be large: neither fields nor other kinds of forms, nor thousands of parts", async () => {
  const { browser } = await visitBookkeeper();
  const form = uploadOf([{ name: "a.xml", content: bankFile([{ amount: "1.00" }]) }]);
  form.append("account", "x".repeat(1_000_001));
  expect((await browser.upload(IMPORT, form)).status).toBe(413);
  const many = uploadOf([{ name: "a.xml", content: "<a/>" }]);
  for (let index = 0; index < 10_001; index++) many.append("x", "");
  expect((await browser.upload(IMPORT, many)).status).toBe(413);
  expect((await browser.post(IMPORT, { account: "x".repeat(1_000_001) })).status).toBe(413);
});
