import { expect, it } from "vitest";
import { confirmCsv } from "#app/features/money/bank-files/csv/confirm-csv.server.ts";
import { csvForm } from "#app/features/money/bank-files/csv/csv-form.server.ts";
import { readCsvFile } from "#app/features/money/bank-files/csv/read-csv-file.ts";
import { guessMapping } from "#app/features/money/bank-files/csv/guess-mapping.ts";
import {
  findMapping,
  forgetMapping,
  listMappings,
  saveMapping,
} from "#app/features/money/bank-files/csv/kept-mappings.server.ts";
import { findWaitingFile, keepWaitingFile } from "#app/features/money/bank-files/csv/waiting-files.server.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { teachText } from "#app/features/money/payment-rules/teach.server.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { countPayments, listPayments } from "#app/features/money/payments/list-payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, OWN_ACCOUNT, sentInvoice } from "../../../support/bank-files/bookkeeper.ts";
import { CSV_FILES, otherBankCsv } from "../../../support/bank-files/csv-files.ts";
import { confirmation, importCsvText, uploadCsv } from "../../../support/bank-files/csv-imports.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { clientInput } from "../../../support/invoices/client-input.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

const HEADINGS = "Datum;Betrag;Zahler;IBAN Zahler;Mitteilung";
const PAYER_IBAN = "CH5604835012345678009";

function csv(...rows: string[]): string {
  return [HEADINGS, ...rows].join("\n");
}

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    return { platform, ctx };
  }

  it("the account is preset where the file names one of the business, and no other", async () => {
    const { ctx } = await start();
    const presetBy = async (file: string) => {
      const table = readCsvFile(Buffer.from(file));
      const { values } = await csvForm(ctx, { id: "1", name: "x.csv", sha256: "", table, bankFileId: null });
      return values.account;
    };
    const rows = csv("20.11.2026;10.00;Anna;;Hallo");
    expect(await presetBy(`Konto ${PAYER_IBAN};;;;\n${rows}`)).toBe("");
    expect(await presetBy(`Konto ${PAYER_IBAN} und ${OWN_ACCOUNT};;;;\n${rows}`)).toBe(OWN_ACCOUNT);
  });

  async function payments(ctx: UserContext) {
    const { payments } = await listPayments(ctx, { search: "", page: 1, limit: 100 });
    return payments.map(({ payment }) => payment);
  }

  it("an exact reference is proposed, a taught account and a taught text too, and nothing is booked", async () => {
    const { ctx } = await start();
    const { reference, id } = await sentInvoice(ctx, 100);
    const { id: clientId } = await createClient(ctx, clientInput());
    const taught = await importEntries(ctx, [{ amount: "1.00", details: [{ payerIban: PAYER_IBAN }] }]);
    const first = taught.results[0]!.payment!.id;
    await assignPayment(ctx, first, (await sentInvoice(ctx, 1, { clientId })).id, true);
    await sentInvoice(ctx, 70, { clientId });
    await teachText(ctx, "Untermiete");
    const rows = [
      `20.11.2026;100.00;Zbinden AG;;${reference}`,
      `20.11.2026;70.00;Mama;${PAYER_IBAN};danke`,
      "20.11.2026;900.00;Peter;;Untermiete",
    ];
    const { counts, csv: source } = await importCsvText(ctx, csv(...rows));
    expect(counts).toMatchObject({ booked: 0, proposed: 2, unassigned: 1, ignored: 0 });
    expect(source).toMatchObject({ account: OWN_ACCOUNT, bank: "", unreadableCount: 0 });
    const found = (await payments(ctx)).filter((payment) => payment.id !== first);
    expect(new Set(found.map(({ state, reason }) => `${state} ${reason}`))).toEqual(
      new Set(["proposed reference", "proposed payer", "unassigned no_match"]),
    );
    expect((await findInvoice(ctx, id)).status).toBe("sent");
  });

  it("the same file again changes nothing, whatever is said of its columns since", async () => {
    const { ctx } = await start();
    const first = await importCsvText(ctx, CSV_FILES.wise);
    const [kept] = await listMappings(ctx);
    const columns = kept!.mapping.columns.map((column) => (column === "balance" ? "" : column));
    await saveMapping(ctx, kept!.id, { mapping: { ...kept!.mapping, columns } });
    const again = await uploadCsv(ctx, CSV_FILES.wise);
    expect(again).toMatchObject({
      kind: "imported",
      imported: { isNew: false, counts: { known: 2, booked: 0 } },
    });
    expect((await importCsvText(ctx, CSV_FILES.wise)).id).toBe(first.id);
    expect(await countPayments(ctx)).toMatchObject({ unassigned: 2 });
  });

  it("of files that overlap each payment counts once, by its id or by how many are equal", async () => {
    const { ctx } = await start();
    await importCsvText(ctx, CSV_FILES.wise);
    const later = CSV_FILES.wise.replace("19-11-2026,19", "21-11-2026,21");
    const moved = await importCsvText(ctx, later);
    expect(moved.counts).toMatchObject({ known: 2, unassigned: 0 });
    const equal = "20.11.2026;35.00;Abo;;Abo";
    await importCsvText(ctx, csv(equal, equal));
    const three = await importCsvText(ctx, csv(equal, equal, "21.11.2026;9.00;X;;Y", equal, equal));
    expect(three.counts).toMatchObject({ known: 2, unassigned: 3 });
  });

  it("asks anew about headings that differ, and about files that cannot be read any more", async () => {
    const { ctx } = await start();
    await importCsvText(ctx, csv("20.11.2026;1.00;A;;"));
    expect(await uploadCsv(ctx, csv("20.11.2026;2.00;A;;"))).toMatchObject({ kind: "imported" });
    const renamed = csv("20.11.2026;3.00;A;;").replace("Zahler", "Zahler ");
    expect(await uploadCsv(ctx, renamed)).toMatchObject({ kind: "imported" });
    for (const other of [
      csv("20.11.2026;3.00;A;;").replace("Zahler", "zahler"),
      csv("20.11.2026;3.00;A;;x").replace("Mitteilung", "Mitteilung;Neu"),
      csv("2026/11.20;1,00;A;;"),
    ])
      expect(await uploadCsv(ctx, other)).toMatchObject({ kind: "unmapped" });
    await forgetMapping(ctx, (await listMappings(ctx))[0]!.id);
    expect(await uploadCsv(ctx, csv("20.11.2026;4.00;A;;"))).toMatchObject({ kind: "unmapped" });
  });

  it("with two accounts of one bank it is asked which, unless the file or the caller says so", async () => {
    const { ctx } = await start();
    await importCsvText(ctx, csv("20.11.2026;1.00;A;;"));
    const [first] = await listMappings(ctx);
    const second = `Konto CH4431999123000889012\n${csv("20.11.2026;1.50;A;;")}`;
    expect(await uploadCsv(ctx, second)).toMatchObject({ kind: "unmapped" });
    const other = "BE68539007547034";
    await forgetMapping(ctx, first!.id);
    await importCsvText(ctx, csv("20.11.2026;2.00;A;;"), other);
    const uploaded = await uploadCsv(ctx, csv("20.11.2026;3.00;A;;"));
    expect(uploaded).toMatchObject({ imported: { file: { csv: { account: other } } } });
    const id = await keepWaitingFile(
      ctx,
      await waiting(ctx, `${OWN_ACCOUNT}\n${csv("20.11.2026;5.00;A;;")}`),
    );
    const { mapping } = guessMapping((await findWaitingFile(ctx, id)).table);
    await confirmCsv(ctx, id, confirmation(mapping, OWN_ACCOUNT));
    expect(await uploadCsv(ctx, csv("20.11.2026;6.00;A;;"))).toMatchObject({ kind: "unmapped" });
    expect(await uploadCsv(ctx, csv("20.11.2026;6.00;A;;"), [other])).toMatchObject({
      imported: { file: { csv: { account: other } } },
    });
  });

  async function waiting(ctx: UserContext, text: string) {
    const uploaded = await uploadCsv(ctx, text);
    if (uploaded.kind !== "unmapped") throw new Error(`not asked about, but ${uploaded.kind}`);
    return uploaded.csv;
  }

  it("says all that is wrong with what was chosen, and imports nothing", async () => {
    const { ctx } = await start();
    const id = await keepWaitingFile(ctx, await waiting(ctx, csv("20.11.2026;1.00;A;;")));
    const input = {
      columns: ["amount", "credit", "credit", "", "strange"].map((field) => ({ field })),
      dayOrder: "x",
      decimal: ".",
      currency: "Fr.",
      account: "other",
      otherAccount: "CH93",
    };
    await expect(confirmCsv(ctx, id, input)).rejects.toMatchObject({
      fields: [
        { field: "columns[2].field", code: "import.column_twice" },
        { field: "columns", code: "import.columns_missing" },
        { field: "columns", code: "bank_file.csv_two_amounts" },
        { field: "dayOrder", code: "field.not_one_of" },
        { field: "currency", code: "bank_file.csv_currency" },
        { field: "otherAccount", code: "account.iban_checksum" },
      ],
    });
    const good = confirmation(guessMapping((await findWaitingFile(ctx, id)).table).mapping, OWN_ACCOUNT);
    const refused = (change: object) => expect(confirmCsv(ctx, id, { ...good, ...change })).rejects;
    await refused({ account: "" }).toMatchObject({ fields: [{ code: "bank_file.csv_account" }] });
    const qrIban = { account: "other", otherAccount: "CH4431999123000889012" };
    await refused(qrIban).toMatchObject({ fields: [{ code: "bank_file.csv_qr_iban" }] });
    await refused({ dayOrder: "mdy" }).toMatchObject({ fields: [{ code: "bank_file.csv_unreadable" }] });
    expect(await listMappings(ctx)).toEqual([]);
    expect(await countPayments(ctx)).toMatchObject({ unassigned: 0 });
    const bankFileId = await confirmCsv(ctx, id, good);
    expect(await confirmCsv(ctx, id, { ...good, currency: "EUR" })).toBe(bankFileId);
    expect(await countPayments(ctx)).toMatchObject({ unassigned: 1 });
    expect((await findWaitingFile(ctx, id)).table.rows).toEqual([]);
  });

  it("rows that cannot be read are kept with the result, whose proof then does not add up", async () => {
    const { ctx } = await start();
    const file = await importCsvText(ctx, otherBankCsv(["19.11.2026;10.00;;;a", "32.11.2026;1.00;;;b"]));
    expect(file.csv?.unreadable).toEqual([{ line: 6, problem: "bad_day", cell: "32.11.2026" }]);
    expect(file.statements).toMatchObject([{ message: "csv", proof: { entries: 2, accounted: 1 } }]);
  });

  const CAMT = { amount: "250.00", valueOn: "2026-11-19", bookedOn: "2026-11-19", ref: "E1" };

  it.each([
    ["the bank's file first", true],
    ["the CSV file first", false],
  ])("a payment that both report counts once, and the bank's file books it: %s", async (_, isCamtFirst) => {
    const { ctx } = await start();
    const { reference, id } = await sentInvoice(ctx, 250);
    const entry = { ...CAMT, details: [{ reference, payer: { name: "Zbinden AG, Bern" } }] };
    const rows = csv(`19.11.2026;250.00;Zbinden AG;;${reference}`);
    const byCamt = async () => (await importEntries(ctx, [entry])).file;
    const camtFile = isCamtFirst ? await byCamt() : null;
    const csvFile = await importCsvText(ctx, rows);
    expect(csvFile.counts).toMatchObject(isCamtFirst ? { known: 1 } : { proposed: 1 });
    const file = camtFile ?? (await byCamt());
    expect(await payments(ctx)).toMatchObject([{ state: "booked", reason: "reference" }]);
    await undoBankFile(ctx, file.id);
    expect(await payments(ctx)).toMatchObject([{ state: "proposed", reason: "reference" }]);
    expect((await findInvoice(ctx, id)).status).toBe("sent");
    await importEntries(ctx, [entry]);
    await undoBankFile(ctx, csvFile.id);
    const standing = (await payments(ctx)).filter(({ state }) => state !== "reversed");
    expect(standing).toMatchObject([{ state: "booked" }]);
  });

  it("what a person confirmed of a CSV file stays when the bank's file comes and goes", async () => {
    const { ctx } = await start();
    const { reference } = await sentInvoice(ctx, 250);
    await importCsvText(ctx, csv(`19.11.2026;250.00;Zbinden AG;;${reference}`));
    const [payment] = await payments(ctx);
    await confirmPayments(ctx, [payment!.id]);
    const { file } = await importEntries(ctx, [{ ...CAMT, details: [{ reference }] }]);
    await undoBankFile(ctx, file.id);
    expect(await findPayment(ctx, payment!.id)).toMatchObject({ state: "booked" });
  });

  it("what the bank's file books stays booked when a CSV file adds to it, and a CSV file never books it", async () => {
    const { ctx } = await start();
    const booked = await sentInvoice(ctx, 250);
    const waits = await sentInvoice(ctx, 80);
    const unknown = { payer: { name: "Huber" } };
    await importEntries(ctx, [
      { ...CAMT, details: [{ reference: booked.reference, payer: { name: "Zbinden AG" } }] },
      { ...CAMT, ref: "E2", amount: "80.00", details: [unknown] },
    ]);
    const { counts } = await importCsvText(
      ctx,
      csv(`19.11.2026;250.00;Zbinden AG;${PAYER_IBAN};danke`, `19.11.2026;80.00;Huber;;${waits.reference}`),
    );
    expect(counts).toMatchObject({ known: 1, proposed: 1, booked: 0 });
    expect((await findInvoice(ctx, booked.id)).status).toBe("paid");
    expect((await findInvoice(ctx, waits.id)).status).toBe("sent");
    const again = await importEntries(
      ctx,
      [
        { ...CAMT, details: [{ reference: booked.reference, payer: { name: "Zbinden AG" } }] },
        { ...CAMT, ref: "E2", amount: "80.00", details: [{ ...unknown, reference: waits.reference }] },
      ],
      { messageId: "MSG-2" },
    );
    expect(again.counts).toMatchObject({ booked: 1, known: 1 });
    expect(await payments(ctx)).toHaveLength(2);
  });

  it("where it is not certain that both report the same payment, a person decides", async () => {
    const { ctx } = await start();
    const { reference } = await sentInvoice(ctx, 250);
    await importEntries(ctx, [{ ...CAMT, details: [{ payer: { name: "Zbinden AG" } }] }]);
    const file = await importCsvText(
      ctx,
      csv(`21.11.2026;250.00;;;${reference}`, "19.11.2026;250.00;Huber;;Dank"),
    );
    expect(file.counts).toMatchObject({ unassigned: 2, known: 0, proposed: 0 });
    const reasons = (await payments(ctx)).map(({ payerName, reason }) => [payerName, reason]);
    expect(new Set(reasons.map(String))).toEqual(
      new Set(["Zbinden AG,no_match", ",perhaps_known", "Huber,no_match"]),
    );
  });

  it("another business finds neither the mapping nor the file", async () => {
    const { platform, ctx } = await start();
    await importCsvText(ctx, CSV_FILES.neon);
    const id = await keepWaitingFile(ctx, await waiting(ctx, csv("20.11.2026;1.00;A;;")));
    const other = await member(platform, { email: "other@example.ch" });
    const [kept] = await listMappings(ctx);
    await expect(findMapping(other, kept!.id)).rejects.toMatchObject({ code: "csv_mapping.not_found" });
    await expect(forgetMapping(other, kept!.id)).rejects.toMatchObject({ code: "csv_mapping.not_found" });
    await expect(findWaitingFile(other, id)).rejects.toMatchObject({ code: "csv_file.not_found" });
    expect(await listMappings(other)).toEqual([]);
    expect(await uploadCsv(other, CSV_FILES.neon)).toMatchObject({ kind: "unmapped" });
  });
});
