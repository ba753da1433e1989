import type { PaymentState } from "#app/features/books/ledger/payment.ts";
import { expect, it } from "vitest";
import { expectedByWeek } from "#app/features/front/dashboard/expected.server.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import type { ToDo } from "#app/features/front/dashboard/to-do.server.ts";
import { restToDo } from "#app/features/front/dashboard/today/rest-to-do.ts";
import type { RowVerb } from "#app/features/front/dashboard/today/row-act.ts";
import type { TodayRow } from "#app/features/front/dashboard/today/today-row.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { toDoOf } from "../../support/dashboard/to-do-of.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

onEachDatabase((open) => {
  it("payments to confirm come first, with what they add up to and who paid", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const { name } = (await findInvoice(ctx, await invoiceWith(ctx, "overdue"))).recipient;
    const paid = { ...INVOICE.recipient, name: "Bezahlt AG" };
    await invoiceWith(ctx, "paid", { recipient: paid, issueDate: "2026-01-01", dueDate: "2026-01-31" });
    for (const payer of ["Kundin AG", "", "Kundin AG", "Zweite GmbH", "Dritte"]) await propose(ctx, payer);
    await propose(ctx, "Gebucht", "booked");
    const [first, second] = await toDoOf(ctx, await findStats(ctx));
    expect(first).toMatchObject({ kind: "proposed", count: 5, amount: { CHF: 5 * 100_00, EUR: 0 } });
    expect(first?.names).toEqual(["Dritte", "Zweite GmbH", "Kundin AG"]);
    expect(second).toMatchObject({ kind: "overdue", count: 1, names: [name] });
    const other = await member(ctx.platform, { email: "other@example.ch" });
    expect(await toDoOf(other, await findStats(other))).toEqual([]);
  });

  it("what is paid in part counts with the rest of its amount", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await recordPayment(ctx, await invoiceWith(ctx, "overdue"), { amount: 200_00, note: "" });
    await recordPayment(ctx, await invoiceWith(ctx, "sent"), { amount: 8_49, note: "" });
    const stats = await findStats(ctx);
    expect(stats).toMatchObject({ sums: { CHF: { open: 448_49 + 640_00, overdue: 448_49 } } });
    expect(await toDoOf(ctx, stats)).toMatchObject([{ kind: "overdue", amount: { CHF: 448_49, EUR: 0 } }]);
    expect((await expectedByWeek(ctx)).overdue).toEqual({ amount: 448_49, count: 1 });
  });
});

it("what rows show whole is named no more below them", () => {
  const amount = { CHF: 0, EUR: 0 };
  const toDo = (kind: ToDo["kind"], count: number): ToDo => ({ kind, count, amount, names: [] });
  const row = (verb: RowVerb, state: TodayRow["state"], count = 0): TodayRow => ({
    verb,
    act: "/",
    fields: [],
    state,
    key: "",
    name: "",
    about: "",
    number: "",
    count,
    amount,
    open: "",
  });
  const rows = [row("confirm", "payments", 2), row("confirmAll", "payments", 3), row("issue", "draft")];
  const left = (...wanted: ToDo[]) => restToDo(wanted, rows, 1).map(({ kind }) => kind);
  expect(left(toDo("proposed", 5), toDo("draft", 1), toDo("overdue", 1))).toEqual([]);
  expect(left(toDo("proposed", 6), toDo("draft", 2), toDo("overdue", 2))).toHaveLength(3);
  expect(restToDo([toDo("remind", 1), toDo("vat", 1)], [row("remind", "overdue")], 0)).toEqual([
    toDo("vat", 1),
  ]);
  const { verb, state, key, name, about, number, count, open } = row("remind", "overdue");
  const lead: TodayRow = { lead: "/", verb, state, key, name, about, number, count, open, amount };
  for (const other of [lead, row("askPaid", "overdue")])
    expect(restToDo([toDo("remind", 1)], [other], 0)).toHaveLength(1);
});

function propose(ctx: UserContext, payer: string, state: PaymentState = "proposed"): Promise<string> {
  const payment = { state, source: "bank", amount: 100_00, paid_on: ctx.today, payer_name: payer } as const;
  return ctx.transaction((ctx) => insertPayment(ctx, payment));
}
