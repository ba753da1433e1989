import { expect, it } from "vitest";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { findStatement, type Statement } from "#app/features/money/statements/client-statement.server.ts";
import { clientRows } from "#app/features/money/statements/client-rows.ts";
import { statementJson } from "#app/features/money/statements/statement-json.ts";
import { statementView } from "#app/features/money/statements/statement-view.ts";
import { createClient, listClients } from "#app/features/selling/clients/clients.server.ts";
import { findIssuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { TEXTS } from "../../support/invoices/draw-invoice.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

/** One invoice is ten days late and partly paid, the other due today. */
async function twoInvoices() {
  const ctx = await sendingMember(testPlatform(await freshSqlite()));
  const { id: clientId } = await createClient(ctx, clientInput({ language: "en" }));
  const late = await invoiceWith(ctx, "sent", { clientId, issueDate: "2026-10-01", dueDate: "2026-11-11" });
  await invoiceWith(ctx, "sent", { clientId, issueDate: "2026-10-02", dueDate: ctx.today });
  await recordPayment(ctx, late, { amount: 100_00, note: "" });
  const statement = await findStatement(ctx, clientId);
  const { sender, designFor } = await findIssuer(ctx);
  const from = { sender, design: designFor("CH"), texts: TEXTS.en };
  const view = (shown: Statement) => statementView(translator("en"), shown, from);
  return { ctx, statement, view, rows: (shown: Statement) => view(shown).items };
}

it("a row says what is left, what it carries on, and how late it is where it is late", async () => {
  const { statement, rows } = await twoInvoices();
  const [late, today, ...more] = rows(statement);
  expect(more).toEqual([]);
  expect(late).toMatchObject({ quantity: "648.49", price: "−100.00", amount: "548.49", carried: "548.49" });
  expect(today).toMatchObject({ quantity: "648.49", price: "", amount: "648.49", carried: "1'196.98" });
  expect(late!.note).toContain("10 days overdue");
  expect(today!.note).not.toContain("overdue");
});

it("a row says until when it was payable, since which day it is late, and what was paid of it", async () => {
  const { statement, rows } = await twoInvoices();
  const [late, today] = rows(statement);
  expect(late!.note.split("\n")).toEqual([
    "payable by 11 Nov 2026, 10 days overdue",
    "Payment of 21 Nov 2026: −100.00",
  ]);
  expect(today!.note).toBe("payable by 21 Nov 2026");
  const [item] = statement.items;
  const [since] = rows({ ...statement, items: [{ ...item!, dueDate: "2026-11-20" }] });
  expect(since!.note).toContain("1 day overdue");
});

it("the totals name what was paid and what the client has left, where there is any", async () => {
  const { statement, view } = await twoInvoices();
  const totalsOf = (changes: Partial<Statement>) => {
    const { totals, total } = view({ ...statement, ...changes });
    return [...totals, total].map(({ label, value }) => `${label} ${value}`.replaceAll("\u00a0", " "));
  };
  const charged = "Charged CHF 1'296.98";
  expect(totalsOf({ settled: 0 })).toEqual([charged, "Total CHF 1'196.98"]);
  expect(totalsOf({})).toEqual([charged, "Settled CHF −100.00", "Total CHF 1'196.98"]);
  expect(totalsOf({ credit: 5_00 })).toEqual([
    charged,
    "Settled CHF −100.00",
    "Your credit −5.00",
    "Total CHF 1'191.98",
  ]);
});

it("invoices that the paper has no room for are one row, with what is left of them", async () => {
  const { statement, rows } = await twoInvoices();
  const [, others] = rows({ ...statement, items: statement.items.slice(1) });
  expect(others).toMatchObject({ quantity: "648.49", price: "−100.00", amount: "548.49", note: "" });
  expect(others).toMatchObject({ carried: "1'196.98" });
  const [, unpaid] = rows({ ...statement, items: statement.items.slice(0, 1) });
  expect(unpaid).toMatchObject({ quantity: "648.49", price: "", amount: "648.49" });
});

it("programs get as many invoices as they ask for, the longest due first, and hear of more", async () => {
  const { statement } = await twoInvoices();
  const [late, today] = statement.items;
  const told = (most: number) => {
    const { invoices, has_more: hasMore } = statementJson(statement, most);
    return [invoices.map(({ id }) => id), hasMore];
  };
  expect(told(1)).toEqual([[late!.id], true]);
  expect(told(2)).toEqual([[late!.id, today!.id], false]);
});

it("the list names the country of clients abroad alone, and hides sums from whoever must not see them", async () => {
  const { ctx, statement } = await twoInvoices();
  const address = { street: "", buildingNumber: "", postalCode: "10115", city: "Berlin", country: "DE" };
  await createClient(ctx, clientInput({ name: "Ausland", address }));
  const sums = new Map([[statement.client.id, { open: { CHF: 5_00, EUR: 0 }, invoices: 2 }]]);
  const page = await listClients(ctx);
  const seen = (role: "owner" | "writer") => clientRows(page, sums, { locale: "en", role });
  expect(seen("owner").map(({ open, invoices, address }) => [open, invoices, address])).toEqual([
    ["", 0, ["10115 Berlin", "Germany"]],
    ["5.00", 2, ["Obertor 14", "8400 Winterthur"]],
  ]);
  expect(seen("writer").map(({ open }) => open)).toEqual(["", ""]);
});
