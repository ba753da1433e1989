import { expect, it } from "vitest";
import {
  type Act,
  cancel,
  claimAgain,
  credit,
  expense,
  giveUp,
  handOverUntil,
  invoice,
  type Made,
  pay,
  refund,
  undoLastRefund,
  undoPay,
  unpay,
  unspend,
  withdraw,
} from "../../support/book/acts.ts";
import { bookOf } from "../../support/book/worked-case.ts";
import { onEachShared } from "../../support/databases/databases.ts";
import { expectJournalAgrees } from "../../support/ledger/books.ts";
import { later, testPlatform } from "../../support/platform.ts";
import { registeredBusiness, useMethod } from "../../support/tax/worked-year.ts";

const SOLD = invoice("A", [[1000, 8.1]], { client: "Obertor" });
const PAID = [SOLD, pay("A", 1181)];

/** What comes before, what two people do at once, and how many bookings it brings. */
const CASES: [name: string, before: Act[], act: Act, bookings: number][] = [
  ["undoing a payment", PAID, undoPay(), 2],
  ["marking an invoice as unpaid", PAID, unpay("A"), 2],
  ["cancelling an invoice", [SOLD, pay("A", 500)], cancel("A"), 3],
  ["crediting an invoice", [SOLD], credit("A", "note"), 3],
  ["withdrawing a credit note", [SOLD, credit("A", "note")], withdraw("note"), 3],
  ["giving a debt up", [SOLD], giveUp("A"), 2],
  ["claiming a lost debt again", [SOLD, giveUp("A")], claimAgain("A"), 2],
  ["undoing a recovery", [SOLD, giveUp("A"), pay("A", 1081)], undoPay(), 3],
  ["paying credit back", PAID, refund("payment"), 1],
  ["undoing a refund", [...PAID, refund("payment")], undoLastRefund("payment"), 1],
  ["deleting an expense", [expense("paper", "material", [[108.1, 8.1]])], unspend("paper"), 2],
  ["handing the journal over", [SOLD], handOverUntil("2026-11-21"), 0],
];

onEachShared((open) => {
  it.each(CASES)("%s in two processes at once happens once", async (_, before, act, bookings) => {
    const [database, other] = await open();
    const ctx = await registeredBusiness(database);
    await useMethod(ctx);
    const second = later({ ...ctx, platform: testPlatform(other) });
    const made: Made = new Map();
    for (const one of before) await one(ctx, made);
    const written = await bookOf(ctx);
    const both = await Promise.allSettled([act(ctx, made), act(second, made)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await bookOf(second)).toHaveLength(written.length + bookings);
    await expectJournalAgrees(ctx);
  });
});
