import { describe, expect, it } from "vitest";
import { reminderSettingsSchema } from "#app/features/money/reminders/reminder-settings.schema.ts";
import { feeVat, reminderClaim } from "#app/features/money/reminders/reminder-claim.ts";
import {
  DEFAULT_SETTINGS,
  type Level,
  type ReminderSettings,
} from "#app/features/money/reminders/reminder-settings.ts";
import { REMINDER_RULES } from "../../support/reminders/reminder-rules.ts";

type Owed = Parameters<typeof reminderClaim>[0];

const levels = reminderSettingsSchema.parse(REMINDER_RULES).levels;
const settings: ReminderSettings = { ...DEFAULT_SETTINGS, mode: "send", levels };
const sender = { vatNumber: "CHE123456788" } as Owed["sender"];
const vatRows = [
  { rate: 81, net: 100_000, vat: 8_100 },
  { rate: 26, net: 50_000, vat: 1_300 },
];

/** The letter of getting-paid.md: CHF 2'090.00, of which 500.00 came before it was due. */
const invoice = {
  currency: "CHF",
  total: 209_000,
  dueDate: "2026-10-22",
  sender,
  items: [],
  vatRows,
  allocations: [
    {
      id: "a",
      invoiceId: "i",
      paymentId: "p",
      kind: "payment",
      amount: 50_000,
      settledOn: "2026-10-15",
      note: "",
      vat: [],
      creditNoteNumber: "",
      takesBack: null,
      isOfCredit: false,
    },
  ],
} as const satisfies Owed;

const claim = (level: Level, changes: Partial<ReminderSettings> = {}, firstReminder: string | null = null) =>
  reminderClaim(invoice, { ...settings, ...changes }, { level, today: "2026-11-21", firstReminder });

describe("what a reminder claims", () => {
  it("is the open amount alone at first", () => {
    expect(claim(1)).toMatchObject({
      openAmount: 159_000,
      interest: 0,
      interestFrom: null,
      fee: 0,
      amountClaimed: 159_000,
      interestDays: 0,
      dueUntil: "2026-12-01",
    });
  });

  it("adds default interest for 29 days of 30/360", () => {
    expect(claim(2)).toMatchObject({
      interest: 640,
      interestDays: 29,
      interestFrom: "2026-10-22",
      amountClaimed: 159_640,
    });
  });

  it("takes a payment on the day interest begins off what it is charged on, once", () => {
    const allocations = [{ ...invoice.allocations[0], settledOn: invoice.dueDate }];
    const at = { level: 2, today: "2026-11-21", firstReminder: null } as const;
    expect(reminderClaim({ ...invoice, allocations }, settings, at)).toMatchObject({ interest: 640 });
  });

  it("charges what is paid later interest until the day it comes in", () => {
    const allocations = [{ ...invoice.allocations[0], settledOn: "2026-11-01" }];
    const at = { level: 2, today: "2026-11-21", firstReminder: null } as const;
    // 5 % a year on 2'090.00 for 9 days, and on 1'590.00 for 20 days.
    expect(reminderClaim({ ...invoice, allocations }, settings, at)).toMatchObject({ interest: 703 });
  });

  it("claims no interest that was paid already", () => {
    const [payment] = invoice.allocations;
    const paid = { ...payment, id: "b", kind: "interest", amount: 100, settledOn: "2026-11-10" } as const;
    const at = { level: 2, today: "2026-11-21", firstReminder: null } as const;
    const allocations = [payment, paid];
    expect(reminderClaim({ ...invoice, allocations }, settings, at)).toMatchObject({ interest: 540 });
    const all = [payment, { ...paid, amount: 700 }];
    expect(reminderClaim({ ...invoice, allocations: all }, settings, at)).toMatchObject({ interest: 0 });
  });

  it("goes on charging interest on all that is owed for the rows once a fee was paid", () => {
    const [payment] = invoice.allocations;
    const fee = {
      ...payment,
      id: "b",
      kind: "reminder_fee",
      amount: 100_000,
      settledOn: "2026-11-01",
    } as const;
    const at = { level: 2, today: "2026-11-21", firstReminder: null } as const;
    const allocations = [payment, fee];
    expect(reminderClaim({ ...invoice, allocations }, settings, at)).toMatchObject({ interest: 640 });
  });

  it("goes on counting where a write-off was taken back, as if it had never been", () => {
    const [payment] = invoice.allocations;
    const loss = {
      ...payment,
      id: "b",
      kind: "write_off",
      amount: 159_000,
      settledOn: "2026-11-01",
    } as const;
    const back = { ...loss, id: "c", amount: -159_000, settledOn: "2026-11-20", takesBack: "b" };
    const allocations = [payment, loss, back];
    const at = { level: 2, today: "2026-11-21", firstReminder: null } as const;
    expect(reminderClaim({ ...invoice, allocations }, settings, at)).toMatchObject({ interest: 640 });
  });

  it("counts interest from the first reminder where that is agreed, and none before it", () => {
    const interest = { ...settings.interest, from: "first_reminder" as const };
    expect(claim(2, { interest })).toMatchObject({ interest: 0, interestFrom: null });
    expect(claim(2, { interest }, "2026-11-01")).toMatchObject({ interest: 442, interestDays: 20 });
    expect(claim(2, { interest }, "2026-11-21").interestFrom).toBeNull();
  });

  it("adds no fee in EUR, as fees are stated in CHF", () => {
    const at = { level: 3, today: "2026-11-21", firstReminder: null } as const;
    expect(reminderClaim({ ...invoice, currency: "EUR" }, settings, at)).toMatchObject({
      fee: 0,
      feeVat: [],
      amountClaimed: 159_640,
    });
  });

  it("adds a fee that holds VAT at the invoice's rates, in proportion", () => {
    expect(claim(3)).toMatchObject({
      fee: 2000,
      amountClaimed: 161_640,
      feeVat: [
        { rate: 81, net: 1254, vat: 102 },
        { rate: 26, net: 628, vat: 16 },
      ],
    });
    expect(feeVat(2000, { ...invoice, vatRows: [{ rate: 81, net: 100, vat: 8 }] })).toEqual([
      { rate: 81, net: 1850, vat: 150 },
    ]);
  });

  it("names no rate of which there is nothing in the fee, and one of which there is a Rappen", () => {
    const rows = [...vatRows, { rate: 38, net: 0, vat: 0 }];
    expect(feeVat(2000, { ...invoice, vatRows: rows }).map(({ rate }) => rate)).toEqual([81, 26]);
    expect(feeVat(1, { ...invoice, vatRows: vatRows.slice(0, 1) })).toEqual([{ rate: 81, net: 1, vat: 0 }]);
  });

  it("mentions no VAT where nobody is registered", () => {
    expect(feeVat(2000, { ...invoice, sender: { ...sender, vatNumber: "" } })).toEqual([]);
  });

  it("lets a new term end on a working day", () => {
    const [first, ...others] = levels;
    const term = { levels: [{ ...first!, newTermDays: 34 }, ...others] };
    expect(claim(1, term).dueUntil).toBe("2026-12-28");
  });
});
