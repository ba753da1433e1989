import { expect, it } from "vitest";
import { type Charge, settledCharges } from "#app/features/books/ledger/charge.ts";
import { ledgerOf } from "#app/features/books/ledger/ledger.ts";
import { dividedBy } from "#app/features/books/ledger/order.ts";
import type { Allocation } from "#app/features/books/ledger/payment.ts";

const INVOICE = { id: "0", state: "sent", issueDate: "2026-09-01", total: 100_00, vatRows: [], returns: [] };

const fee = (id: string, amount: number, changes: Partial<Charge> = {}): Charge => ({
  id,
  invoiceId: "0",
  reminderId: "letter",
  kind: "reminder_fee",
  amount,
  chargedOn: "2026-11-02",
  reason: "letter",
  allocationId: "",
  vat: [],
  ...changes,
});
const payment = (id: string, amount: number, settledOn: string): Allocation => ({
  id,
  invoiceId: "0",
  paymentId: id,
  kind: "payment",
  amount,
  settledOn,
  note: "",
  vat: [],
  creditNoteNumber: "",
  takesBack: null,
  isOfCredit: false,
});

it("the rows come first, then each day, and of one day what was booked first", () => {
  const allocations = [
    payment("d", 1_00, "2026-11-03"),
    payment("b", 2_00, "2026-11-02"),
    payment("a", 3_00, "2026-08-01"),
    payment("e", 4_00, "2026-11-03"),
  ];
  const entries = ledgerOf({ ...INVOICE, charges: [fee("c", 20_00)], allocations });
  expect(entries.map(({ id, balance }) => [id, balance])).toEqual([
    ["0", 100_00],
    ["a", 97_00],
    ["b", 95_00],
    ["c", 115_00],
    ["d", 114_00],
    ["e", 110_00],
  ]);
});

it("of a charge that was ended in part the rest stands, with its VAT; one that was ended is gone", () => {
  const charges = [
    fee("a", 20_00, { vat: [{ rate: 81, net: 18_50, vat: 1_50 }] }),
    fee("b", -5_00, { vat: [{ rate: 81, net: -4_63, vat: -37 }] }),
    fee("c", 1, { reminderId: "later", kind: "interest" }),
    fee("d", 9_00, { reminderId: "waived" }),
    fee("e", -9_00, { reminderId: "waived" }),
  ];
  const [, first, second, ...others] = ledgerOf({ ...INVOICE, charges, allocations: [] });
  expect(first).toMatchObject({ id: "a", amount: 15_00, vat: [{ rate: 81, net: 13_87, vat: 1_13 }] });
  expect(second).toMatchObject({ id: "c", kind: "interest", amount: 1, vat: [] });
  expect(others).toEqual([]);
});

it("a rest that was let go is a deduction, and a bad debt once the invoice is written off", () => {
  const kindsOf = (state: string) =>
    ledgerOf({
      ...INVOICE,
      state,
      charges: [],
      allocations: [{ ...payment("a", 4_00, "2026-11-02"), paymentId: null, kind: "write_off" as const }],
    }).map(({ kind }) => kind);
  expect([kindsOf("sent"), kindsOf("written_off")]).toEqual([
    ["invoice", "deduction"],
    ["invoice", "bad_debt"],
  ]);
});

const ENDED = { endingId: "c", endedBy: "d" };

it("a client's credit is told from money, and money that went back stands with what took it", () => {
  const used = { ...payment("a", 30_00, "2026-11-02"), isOfCredit: true };
  const vat = [{ rate: 81, net: 18_50, vat: 1_50 }];
  const back = { ...payment("b", 20_00, "2026-11-03"), kind: "reminder_fee" as const, vat };
  const returns = [{ ...back, returnedOn: "2026-11-05", by: "reversal" as const, ...ENDED }];
  const entries = ledgerOf({ ...INVOICE, charges: [], allocations: [used], returns });
  expect(entries.map(({ kind, day, amount, balance }) => [kind, day, amount, balance])).toEqual([
    ["invoice", "2026-09-01", 100_00, 100_00],
    ["credit_used", "2026-11-02", 30_00, 70_00],
    ["reminder_fee", "2026-11-03", 20_00, 50_00],
    ["reversal", "2026-11-05", -20_00, 70_00],
  ]);
  expect(entries.at(-1)!.vat).toEqual([{ rate: 81, net: -18_50, vat: -1_50 }]);
});

it("a cancelled invoice has no entries", () => {
  expect(ledgerOf({ ...INVOICE, state: "cancelled", charges: [], allocations: [] })).toEqual([]);
});

it("money settles interest, fee and rows in that order, or the rows first, and nothing that is not open", () => {
  const open = { interest: 4_50, reminder_fee: 1, payment: 100_00 };
  expect(dividedBy("charges_first", 5_00, open)).toEqual([
    { kind: "interest", amount: 4_50 },
    { kind: "reminder_fee", amount: 1 },
    { kind: "payment", amount: 49 },
  ]);
  expect(dividedBy("rows_first", 100_01, open)).toEqual([
    { kind: "payment", amount: 100_00 },
    { kind: "interest", amount: 1 },
  ]);
  expect(dividedBy("charges_first", 4_50, { ...open, reminder_fee: 0 })).toEqual([
    { kind: "interest", amount: 4_50 },
  ]);
});

it("a new letter shows the charges of the last one without what is open of them, and nothing for nothing", () => {
  const charges = [fee("c", 20_00)];
  const paid = (amount: number) => [{ ...payment("p", amount, "2026-11-03"), kind: "reminder_fee" as const }];
  const amounts = (allocations: Allocation[]) =>
    settledCharges({ charges, allocations }).map(({ amount }) => amount);
  expect(amounts([])).toEqual([20_00, -20_00]);
  expect(amounts(paid(19_99))).toEqual([20_00, -1]);
  expect(amounts(paid(20_00))).toEqual([20_00]);
});
