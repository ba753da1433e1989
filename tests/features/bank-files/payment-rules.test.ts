import { expect, it } from "vitest";
import { createClient, deleteClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { matchOf } from "#app/features/money/bank-files/matching/match.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import {
  forgetRule,
  listRules,
  MOST_RULES,
  teachPayer,
  teachText,
} from "#app/features/money/payment-rules/teach.server.ts";
import { taughtClientOf } from "#app/features/money/payment-rules/met-rules.server.ts";
import { containsWords, foldedWords } from "#app/features/money/payment-rules/payment-rule.ts";
import { textRuleSchema } from "#app/features/money/payment-rules/payment-rule.schema.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { unignorePayment } from "#app/features/money/payments/review/ignore-payment.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import { CREDIT, OPEN } from "../../support/bank-files/candidates.ts";
import type { CamtDetails } from "../../support/camt.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const IBAN = "CH5604835012345678009";
const OTHER_IBAN = "CH4431999123000889012";

let files = 0;

async function receive(ctx: UserContext, amount: string, details: CamtDetails = {}) {
  const entry = {
    amount,
    ref: `E${files}`,
    details: [{ payerIban: IBAN, payer: { name: "Mama" }, ...details }],
  };
  const { results } = await importEntries(ctx, [entry], { messageId: `MSG-${files++}` });
  return { outcome: results[0]!.outcome, payment: results[0]!.payment! };
}

onDatabaseOfDay((open) => {
  /** Somebody who taught that the account is a client's. */
  async function taught() {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    const { id: clientId } = await createClient(ctx, clientInput());
    const { payment } = await receive(ctx, "100.00");
    await assignPayment(ctx, payment.id, (await sentInvoice(ctx, 100, { clientId })).id, true);
    return { platform, ctx, clientId };
  }

  it("from a taught account the exact amount of one open invoice is booked, the rest waits", async () => {
    const { ctx, clientId } = await taught();
    const { id } = await sentInvoice(ctx, 70, { clientId });
    expect((await receive(ctx, "69.96")).payment).toMatchObject({
      state: "proposed",
      reason: "payer_rounding",
    });
    expect((await receive(ctx, "12.00")).payment).toMatchObject({ state: "unassigned", reason: "no_match" });
    expect((await receive(ctx, "70.00", { payerIban: OTHER_IBAN })).outcome).toBe("unassigned");
    expect(await taughtClientOf(ctx, OTHER_IBAN)).toBeNull();
    expect((await receive(ctx, "70.00")).payment).toMatchObject({ state: "booked", reason: "payer_taught" });
    expect((await findInvoice(ctx, id)).status).toBe("paid");
    expect(await listRules(ctx)).toMatchObject([{ kind: "payer", iban: IBAN, clientId, decided: 1 }]);
  });

  it("with two open invoices of one amount, or a reference that nobody knows, a person decides", async () => {
    const { ctx, clientId } = await taught();
    await sentInvoice(ctx, 70, { clientId });
    const stranger = { reference: "RF18539007547034" };
    expect((await receive(ctx, "70.00", stranger)).payment).toMatchObject({ state: "proposed" });
    await sentInvoice(ctx, 70, { clientId });
    expect((await receive(ctx, "70.00")).payment).toMatchObject({ state: "proposed", reason: "payer" });
  });

  it("a taught account is nobody else's, not even by the name or by what was paid before", async () => {
    const { ctx } = await taught();
    await sentInvoice(ctx, 70, { recipient: { ...clientInput(), name: "Mama" } });
    expect((await receive(ctx, "70.00")).payment).toMatchObject({ state: "unassigned" });
  });

  it("another client cannot be taught for the same account, and then nothing is booked", async () => {
    const { ctx, clientId } = await taught();
    const other = await createClient(ctx, clientInput({ name: "Jemand" }));
    const { payment } = await receive(ctx, "12.00");
    const foreign = await sentInvoice(ctx, 12, { clientId: other.id });
    const refused = { code: "payment_rule.other_client" };
    await expect(assignPayment(ctx, payment.id, foreign.id, true)).rejects.toMatchObject(refused);
    expect(await findPayment(ctx, payment.id)).toMatchObject({ state: "unassigned" });
    await assignPayment(ctx, payment.id, foreign.id);
    const { payment: next } = await receive(ctx, "13.00");
    await assignPayment(ctx, next.id, (await sentInvoice(ctx, 13, { clientId })).id, true);
    expect(await listRules(ctx)).toHaveLength(1);
  });

  it("an invoice without a client, or a payment without an account, teaches nothing", async () => {
    const { ctx, clientId } = await taught();
    const without = await receive(ctx, "12.00", { payerIban: "" });
    const refused = { code: "payment_rule.no_client" };
    const own = await sentInvoice(ctx, 12, { clientId });
    await expect(assignPayment(ctx, without.payment.id, own.id, true)).rejects.toMatchObject(refused);
    const { payment } = await receive(ctx, "14.00", { payerIban: OTHER_IBAN });
    const nobodys = await sentInvoice(ctx, 14);
    await ctx.db.updateTable("invoices").set({ client_id: null }).where("id", "=", nobodys.id).execute();
    await expect(assignPayment(ctx, payment.id, nobodys.id, true)).rejects.toMatchObject(refused);
  });

  it("a rule goes with its client", async () => {
    const { ctx, clientId } = await taught();
    await ctx.db.updateTable("payments").set({ client_id: null }).execute();
    await ctx.db.updateTable("invoices").set({ client_id: null }).execute();
    await deleteClient(ctx, clientId);
    expect(await listRules(ctx)).toEqual([]);
  });

  it("payments with a taught text are ignored, and wait again once it is forgotten", async () => {
    const { ctx } = await taught();
    await teachText(ctx, "Miete Büro");
    await teachText(ctx, "miete  BURO");
    const rules = await listRules(ctx);
    expect(rules.filter(({ kind }) => kind === "text")).toMatchObject([{ text: "Miete Büro" }]);
    const rent = { payerIban: "", texts: ["Untermiete"] };
    expect(await receive(ctx, "900.00", rent)).toMatchObject({ outcome: "unassigned" });
    const { outcome, payment } = await receive(ctx, "901.00", { ...rent, texts: ["Okt., Miete-Büro 3"] });
    expect([outcome, payment.state, payment.reason]).toEqual(["ignored", "ignored", "text_taught"]);
    const again = await receive(ctx, "902.00", { ...rent, payer: { name: "Miete Buro" } });
    await unignorePayment(ctx, again.payment.id);
    expect(await findPayment(ctx, again.payment.id)).toMatchObject({
      state: "unassigned",
      reason: "unignored",
    });
    const { id } = rules.find(({ kind }) => kind === "text")!;
    expect(await forgetRule(ctx, id)).toBe(1);
    expect(await findPayment(ctx, payment.id)).toMatchObject({ state: "unassigned", reason: "unignored" });
    await expect(forgetRule(ctx, id)).rejects.toMatchObject({ code: "payment_rule.not_found" });
  });

  it("a rule that is forgotten leaves what it booked, and what it set aside waits again", async () => {
    const { ctx, clientId } = await taught();
    const { id } = await sentInvoice(ctx, 70, { clientId });
    const { payment } = await receive(ctx, "70.00");
    expect(payment).toMatchObject({ state: "booked", reason: "payer_taught" });
    const [rule] = await listRules(ctx);
    expect(await forgetRule(ctx, rule!.id)).toBe(0);
    expect(await findPayment(ctx, payment.id)).toMatchObject({ state: "booked", reason: "payer_taught" });
    expect((await findInvoice(ctx, id)).status).toBe("paid");
  });

  it("a taught text never hides what pays an invoice", async () => {
    const { ctx, clientId } = await taught();
    await teachText(ctx, "Rückzahlung");
    const { id, reference, number } = await sentInvoice(ctx, 70, { clientId });
    const texts = [`Rückzahlung ${number}`];
    expect((await receive(ctx, "30.00", { texts })).payment).toMatchObject({ reason: "number_part" });
    const exact = await receive(ctx, "70.00", { texts: ["Rückzahlung"] });
    expect(exact.payment).toMatchObject({ state: "proposed", reason: "payer" });
    expect((await receive(ctx, "70.00", { texts, reference })).payment).toMatchObject({ state: "booked" });
    expect((await findInvoice(ctx, id)).status).toBe("paid");
  });

  it("rules are nobody else's, and of either kind not more than can be compared", async () => {
    const { platform, ctx } = await taught();
    const other = await member(platform, { email: "other@example.ch" });
    const [rule] = await listRules(ctx);
    await expect(forgetRule(other, rule!.id)).rejects.toMatchObject({ code: "payment_rule.not_found" });
    expect(await listRules(other)).toEqual([]);
    expect([await taughtClientOf(ctx, IBAN), await taughtClientOf(other, IBAN)]).toEqual([
      clientInput().name,
      null,
    ]);
    const { id: clientId } = await createClient(other, clientInput());
    await teachPayer(other, { iban: IBAN, clientId });
    for (let made = 0; made < MOST_RULES.text; made++) await teachText(other, `Text ${made}000`);
    await expect(teachText(other, "noch einer")).rejects.toMatchObject({ code: "payment_rule.too_many" });
    expect((await receive(ctx, "12.00", { texts: ["Text 1000"] })).outcome).toBe("unassigned");
    const ofOther = await receive(other, "12.00", { texts: ["Text 1000"], payerIban: OTHER_IBAN });
    expect(ofOther.outcome).toBe("ignored");
  });

  it("a business that was closed meanwhile learns and forgets nothing", async () => {
    const { ctx } = await taught();
    const before = await listRules(ctx);
    await closeBusiness(ctx);
    const closed = { code: "session.required" };
    await expect(teachText(ctx, "Miete")).rejects.toMatchObject(closed);
    await expect(forgetRule(ctx, before[0]!.id)).rejects.toMatchObject(closed);
    expect(await listRules(ctx)).toEqual(before);
  });
});

it("with as many open invoices as are looked at, a taught account books nothing", () => {
  const rules = { payer: { id: "rule", clientId: "client" }, text: null };
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...OPEN, id: `${index}`, due: 1_00 + index }));
  const credit = { ...CREDIT, references: [] };
  const matched = (count: number) =>
    matchOf(credit, { byReference: [], byNumber: [], ofPayer: [OPEN, ...others(count)], rules });
  expect(matched(18)).toMatchObject({ state: "booked", ruleId: "rule" });
  expect(matched(19)).toMatchObject({ state: "proposed", reason: "payer" });
});

it("a text that is too short or too long is refused", () => {
  const isTaken = (text: string) => textRuleSchema.safeParse({ text }).success;
  expect(["a-b c", "Lohn", "x".repeat(100), "x".repeat(101)].map(isTaken)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it("marks before, between and after the words of a text do not count", () => {
  const wanted = foldedWords("(Miete, Büro!)");
  const isIn = (text: string) => containsWords(foldedWords(text), wanted);
  expect(["Miete Büro", "«miete-buro» Mai", "Okt.: MIETE / BÜRO."].map(isIn)).toEqual([true, true, true]);
  expect(["Untermiete Büro", "Miete, Büros"].map(isIn)).toEqual([false, false]);
});
