import { afterAll, expect, it } from "vitest";
import { insertBankFile, saveBankFile } from "#app/features/money/bank-files/bank-files.server.ts";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import {
  anotherBookkeeper,
  importEntries,
  sentInvoice,
  visitBookkeeper,
} from "../../support/bank-files/bookkeeper.ts";
import type { CamtEntry } from "../../support/camt.ts";
import { pageOf } from "../../support/read/page.ts";

afterAll(() => closeBankFilePool());

const entriesOf = (id: string, query = "") => `/payments/import/${id}/entries${query}`;

/** The paths of its links. */
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to!.replaceAll("&amp;", "&"));

it("each outcome of the proof leads to exactly its entries, with what became of them", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const { file, invoice } = await mixed(ctx);
  const proof = await pageOf(browser.get(`/payments/import/${file.id}`));
  const outcomes = ["booked", "proposed", "unassigned", "waiting", "incomplete", "outgoing", "pending"];
  const links = linksOf(proof.html);
  for (const outcome of outcomes)
    expect(links).toContain(entriesOf(file.id, `?outcome=${outcome}&statement=1`));
  expect(links).toContain(entriesOf(file.id));
  const shown = async (outcome: string) =>
    (await pageOf(browser.get(entriesOf(file.id, `?outcome=${outcome}`)))).text;
  expect(await shown("booked")).toContain(
    `No. 1 20 Nov 2026 Zbinden AG Reference ${spaced(invoice.reference)} Booked: ${invoice.number}`,
  );
  expect(await shown("unassigned")).toMatch(/No\. 3 .*Spende.*Unassigned Neither reference nor text .*5\.00/);
  const batch = await shown("incomplete");
  expect(batch).toContain("No. 6, payment 1");
  expect(batch).toContain("No. 6, payment 2");
  expect(await shown("outgoing")).toMatch(/No\. 4 20 Nov 2026 Miete Outgoing, .*−80\.00/);
  expect(await shown("outgoing")).not.toContain("Immobilien");
  expect(await shown("pending")).toContain("9.00");
  expect(await shown("waiting")).toContain("Decide what was reversed");
});

it("says what an entry is now where that is no longer what became of it", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const { file, payments } = await mixed(ctx);
  await undoPayment(ctx, payments[0]!);
  const page = await pageOf(browser.get(entriesOf(file.id, "?outcome=booked")));
  expect(page.text).toMatch(/Booked.*Now: unassigned Its booking was undone Show payment/);
  expect(linksOf(page.html)).toContain(`/payments/${payments[0]}/assign`);
});

it("a known entry leads to the file that had reported it, also once that file was undone", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const { file: first } = await importEntries(ctx, [{ amount: "5.00", ref: "A" }]);
  const { file } = await importEntries(ctx, [{ amount: "5.00", ref: "A" }], { messageId: "MSG-2" });
  const known = () => pageOf(browser.get(entriesOf(file.id, "?outcome=known")));
  for (const isUndone of [false, true]) {
    if (isUndone) await undoBankFile(ctx, first.id);
    const page = await known();
    expect(page.text).toMatch(/Already known Now: unassigned Neither reference .* In the file camt\.xml of/);
    expect(linksOf(page.html)).toContain(`/payments/import/${first.id}`);
  }
});

it("a second page has the rest, a later one leads to the last, and an unknown outcome to the first list", async () => {
  const { browser, ctx } = await visitBookkeeper();
  const entries = Array.from({ length: 60 }, (_, at): CamtEntry => ({ ...OUT, amount: `${at + 1}.00` }));
  const { file } = await importEntries(ctx, entries);
  const second = await pageOf(browser.get(entriesOf(file.id, "?outcome=outgoing&page=2")));
  expect(second.text).toContain("51–60 of 60");
  expect(second.text).toContain("No. 60 ");
  expect(second.text).not.toContain("No. 50 ");
  const beyond = await browser.get(entriesOf(file.id, "?outcome=outgoing&statement=1&page=9"));
  expect(beyond.headers.get("Location")).toBe(entriesOf(file.id, "?outcome=outgoing&statement=1&page=2"));
  for (const odd of ["?outcome=x&statement=7&page=0", "?statement=-1&outcome=booked"])
    expect((await pageOf(browser.get(entriesOf(file.id, odd)))).text).toContain("1–50 of 60");
});

it("nobody else sees the entries, and a file without any says so", async () => {
  const visited = await visitBookkeeper();
  const { browser, ctx } = visited;
  const { file } = await mixed(ctx);
  const stranger = await anotherBookkeeper(visited);
  expect((await stranger.get(entriesOf(file.id))).status).toBe(404);
  const notKept = "The entries of this file were not kept.";
  await undoBankFile(ctx, file.id);
  expect((await pageOf(browser.get(entriesOf(file.id)))).text).toContain(notKept);
  const former = await importedBefore(ctx);
  expect((await pageOf(browser.get(entriesOf(former)))).text).toContain(notKept);
  const page = await pageOf(browser.get(`/payments/import/${former}`));
  expect(page.text).toContain("The entries cannot be listed");
  expect(page.text).toContain("without details 2");
  expect(linksOf(page.html)).not.toContain(entriesOf(former));
});

const OUT: CamtEntry = {
  amount: "80.00",
  direction: "DBIT",
  text: "Miete",
  details: [{ texts: ["Immobilien"] }],
};

async function mixed(ctx: UserContext) {
  const [invoice, part] = [await sentInvoice(ctx, 100), await sentInvoice(ctx, 200)];
  const { file, results } = await importEntries(ctx, [
    {
      amount: "100.00",
      ref: "A",
      details: [{ reference: invoice.reference, payer: { name: "Zbinden AG" } }],
    },
    { amount: "150.00", ref: "B", details: [{ reference: part.reference }] },
    { amount: "5.00", ref: "C", details: [{ texts: ["Spende"] }] },
    OUT,
    { amount: "9.00", ref: "D", status: "PDNG" },
    { amount: "6.00", ref: "E", details: [{ amount: "1.00" }, { amount: "2.00" }] },
    { amount: "33.00", ref: "F", direction: "DBIT", reversal: true },
  ]);
  return { file, invoice, payments: results.flatMap(({ payment }) => payment?.id ?? []) };
}

/** A file as an earlier version of the product kept it. */
async function importedBefore(ctx: UserContext): Promise<string> {
  const id = await insertBankFile(ctx, { name: "former.xml", sha256: "0", csv: null });
  const balances = { opening: null, closing: null, booked: null };
  const outcomes = { skipped: { count: 2, amount: 0 } };
  const proof = { ...balances, entries: 2, accounted: 2, outcomes };
  const counts = { pending: 0, outgoing: 0, withoutDetails: 2, incomplete: 0, unknownReversals: 0 };
  const account = { message: "camt.053", account: "CH1", id: "S1", sequence: null, from: "", to: "" };
  await saveBankFile(ctx, id, { state: "done" });
  await ctx.db
    .updateTable("bank_files")
    .set({ statements: JSON.stringify([{ ...account, ...counts, proof }]) })
    .where("id", "=", id)
    .execute();
  return id;
}

function spaced(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, "$1 ");
}
