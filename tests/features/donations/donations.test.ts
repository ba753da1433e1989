import { expect, it } from "vitest";
import { chosenDonations } from "#app/features/money/donations/chosen-donations.ts";
import { downloadDonationLetters } from "#app/features/money/donations/donation-letter.server.ts";
import { donationsOf } from "#app/features/money/donations/donations.server.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { partPayment } from "../../support/invoices/part-payment.ts";
import { brokenClaims } from "../../support/pdf/pdf-claims.ts";
import { allowEur, sendingMember, testPlatform } from "../../support/platform.ts";
import { readPdf } from "../../support/read/read-pdf.ts";

const GIFT = { description: "Spende für das Zeltlager", quantity: "1", unitPrice: "200", vatRate: "0" };
const SHIRT = { description: "Vereinsshirt", quantity: "1", unitPrice: "30", vatRate: "0" };
const ALL = { year: "2026", group: "", text: "spende", isFree: true };

onEachDatabase((open) => {
  it("sums what came in for a client in the year, less what was undone or paid back", async () => {
    const { ctx, mira, eva, issued, paid } = await start();
    await partPayment(ctx, await issued(eva, [GIFT]), { amount: 70_00, isReversed: true });
    await paid(mira, [GIFT], 150_00);
    const mistake = await paid(mira, [GIFT], 200_00);
    await undoPayment(ctx, mistake);
    await paid(mira, [GIFT], 150_00);
    await partPayment(ctx, await issued(mira, [GIFT]), { amount: 70_00, isReversed: true });
    const { rows, sum } = await donationsOf(ctx, ALL);
    expect(rows.map(({ client, sum }) => [client.name, sum])).toEqual([["Mira Frei", 300_00]]);
    expect(sum).toBe(300_00);
    expect((await donationsOf(ctx, { ...ALL, year: "2025" })).rows).toEqual([]);
  });

  it("a group or a text says what counts; invoices with other rows are named and not counted", async () => {
    const { ctx, mira, eva, paid } = await start();
    await paid(mira, [GIFT], 200_00);
    await paid(eva, [GIFT], 100_00);
    await paid(eva, [SHIRT], 30_00);
    await paid(eva, [GIFT, SHIRT], 230_00);
    const names = async (chosen: typeof ALL) =>
      (await donationsOf(ctx, chosen)).rows.map(({ client, sum }) => [client.name, sum]);
    expect(await names(ALL)).toEqual([
      ["Eva Kunz", 100_00],
      ["Mira Frei", 200_00],
    ]);
    expect((await donationsOf(ctx, ALL)).mixed).toHaveLength(1);
    expect(await names({ ...ALL, group: "Gönner", text: "" })).toEqual([["Mira Frei", 200_00]]);
    const other = await sendingMember(ctx.platform, { email: "eva@example.ch" });
    expect(await donationsOf(other, ALL)).toMatchObject({ rows: [], sum: 0, mixed: [] });
    const asked = (query: string) => chosenDonations(new URLSearchParams(query));
    expect([asked(""), asked("year=2026"), asked("year=26&text=x")]).toEqual([null, null, null]);
    expect(asked("year=2026&text=spende&free=1")).toEqual(ALL);
    expect(asked("year=2026&group=Aktive")).toMatchObject({ group: "Aktive", text: "", isFree: false });
  });

  it("only money counts, by its pay day, and only in CHF", async () => {
    const { ctx, mira, eva, issued } = await start();
    await allowEur(ctx);
    const pay = (id: string, paidOn: string) => recordPayment(ctx, id, { amount: 10_00, paidOn, note: "" });
    for (const day of ["2025-12-31", "2026-01-01"]) await pay(await issued(mira, [GIFT]), day);
    await pay(await issued(mira, [GIFT], { currency: "EUR" }), "2026-11-20");
    await writeOff(ctx, await issued(mira, [GIFT]), { reason: "Kulanz" });
    await issueCreditNote(ctx, await issued(eva, [GIFT]), { reason: "Storniert" });
    const { rows, sum } = await donationsOf(ctx, ALL);
    expect([rows.map(({ client }) => client.name), sum]).toEqual([["Mira Frei"], 10_00]);
    expect(rows[0]?.days).toEqual([{ day: "2026-01-01", amount: 10_00 }]);
    expect((await donationsOf(ctx, { ...ALL, year: "2025" })).rows[0]?.days).toEqual([
      { day: "2025-12-31", amount: 10_00 },
    ]);
  });

  it("what a credit note makes the client's is no donation, until that credit is used for one", async () => {
    const { ctx, mira, eva, issued } = await start();
    const [all, part] = [await issued(mira, [GIFT]), await issued(eva, [GIFT])];
    for (const id of [all, part]) await recordPayment(ctx, id, { amount: 200_00, note: "" });
    const note = await issueCreditNote(ctx, all, { reason: "Zurück" });
    await issueCreditNote(ctx, part, { reason: "Zu viel", amount: 80_00 });
    const sums = async () => (await donationsOf(ctx, ALL)).rows.map(({ client, sum }) => [client.name, sum]);
    expect(await sums()).toEqual([["Eva Kunz", 120_00]]);
    await recordRefund(ctx, note, { amount: 150_00, refundedOn: "2026-11-21", note: "" });
    expect(await sums()).toEqual([["Eva Kunz", 120_00]]);
    await settleFromCredit(ctx, await issued(eva, [SHIRT]));
    expect(await sums()).toEqual([["Eva Kunz", 120_00]]);
    await settleFromCredit(ctx, await issued(mira, [GIFT]));
    await settleFromCredit(ctx, await issued(eva, [GIFT]));
    expect(await sums()).toEqual([
      ["Eva Kunz", 170_00],
      ["Mira Frei", 50_00],
    ]);
  });

  it("a credit note counts in its own year, in CHF, and until it is withdrawn", async () => {
    const { ctx, mira, eva, issued } = await start();
    await allowEur(ctx);
    const paidOn = "2025-12-30";
    const donated = async (client: string, issueDate: string, more = {}) => {
      const id = await issued(client, [GIFT], { issueDate, ...more });
      await recordPayment(ctx, id, { amount: 200_00, paidOn, note: "" });
      return id;
    };
    const [all, other] = [await donated(mira, "2025-12-01"), await donated(eva, "2025-12-01")];
    const eur = await donated(eva, "2025-12-01", { currency: "EUR", exchangeRate: 1 });
    await issueCreditNote(ctx, all, { reason: "Zurück", amount: 50_00 });
    await issueCreditNote(ctx, eur, { reason: "Zurück", amount: 50_00 });
    const note = await issueCreditNote(ctx, other, { reason: "Zurück" });
    await withdrawCreditNote(ctx, note);
    for (const client of [mira, eva])
      await recordPayment(ctx, await issued(client, [GIFT]), {
        amount: 200_00,
        paidOn: "2026-01-05",
        note: "",
      });
    const early = await issueCreditNote(ctx, all, { reason: "Zurück", amount: 10_00 });
    await ctx.db.updateTable("invoices").set({ issue_date: "2025-12-31" }).where("id", "=", early).execute();
    const of = async (year: string) =>
      (await donationsOf(ctx, { ...ALL, year })).rows.map(({ client, days }) => [
        client.name,
        ...days.map(({ day, amount }) => [day, amount]),
      ]);
    expect(await of("2025")).toEqual([
      ["Eva Kunz", [paidOn, 200_00]],
      ["Mira Frei", [paidOn, 200_00], ["2025-12-31", -10_00]],
    ]);
    expect(await of("2026")).toEqual([
      ["Eva Kunz", ["2026-01-05", 200_00]],
      ["Mira Frei", ["2026-01-05", 200_00], ["2026-11-21", -50_00]],
    ]);
  });

  it("a letter names payer, pay days and sum, and what the club chooses to say", async () => {
    const { ctx, mira, paid } = await start();
    await paid(mira, [GIFT], 150_00);
    const only = { part: null, clientId: null };
    const letter = await downloadDonationLetters(ctx, ALL, only);
    expect(letter.name).toBe("Donations 2026 Mira Frei.pdf");
    const bytes = letter.content as Uint8Array;
    const text = readPdf(bytes)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join("\n");
    for (const said of ["Mira Frei", "Spenden 2026", "21.11.2026", "150.00", "keine Gegenleistung"])
      expect(text).toContain(said);
    expect(brokenClaims(bytes)).toEqual([]);
    const silent = await downloadDonationLetters(ctx, { ...ALL, isFree: false }, only);
    const other = readPdf(silent.content as Uint8Array).flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(other.join("\n")).not.toContain("Gegenleistung");
    const stranger = await sendingMember(ctx.platform, { email: "eva@example.ch" });
    const theirs = downloadDonationLetters(stranger, ALL, { part: null, clientId: mira });
    await expect(theirs).rejects.toMatchObject({ code: "client.not_found" });
  });

  async function start() {
    const ctx: UserContext = await sendingMember(testPlatform(await open()));
    const add = (name: string, groups: string[]) =>
      createClient(ctx, clientInput({ name, contact: "", groups }));
    const { id: mira } = await add("Mira Frei", ["Gönner"]);
    const { id: eva } = await add("Eva Kunz", ["Aktive"]);
    const issued = async (clientId: string, items: object[], more = {}) => {
      const id = await createInvoice(ctx, invoiceInput({ clientId, items, ...more }));
      await markSent(ctx, id);
      return id;
    };
    const paid = async (clientId: string, items: object[], amount: number) =>
      recordPayment(ctx, await issued(clientId, items), { amount, note: "" });
    return { ctx, mira, eva, issued, paid };
  }
});
