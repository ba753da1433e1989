import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { draftTotals } from "#app/features/selling/invoices/form/draft-totals.ts";
import { readInvoiceForm } from "#app/features/selling/invoices/form/invoice-form.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { pdfOf } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { INVOICE, invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";
import { readTagged } from "../../../support/read/read-tagged.ts";
import {
  francs,
  type WorkedOut,
  type WrittenDiscount,
  type WrittenInvoice,
  type WrittenRow,
  workOut,
} from "../../../support/invoices/worked-out.ts";

const row = (
  quantity: string,
  unitPrice: string,
  vatRate: string,
  discount?: WrittenDiscount,
): WrittenRow => ({
  quantity,
  unitPrice,
  vatRate,
  ...(quantity.includes(".") ? { unit: "h" } : {}),
  ...(discount ? { discount } : {}),
});

const ROWS: Record<string, { rows: WrittenRow[]; amount: WrittenDiscount; isRegistered: boolean }> = {
  "two rates": {
    rows: [row("1", "1000.00", "8.1"), row("1", "500.00", "2.6")],
    amount: ["100.00", "Jubiläum"],
    isRegistered: true,
  },
  "odd Rappen": {
    rows: [
      ...[row("3", "0.35", "8.1"), row("7", "19.95", "2.6")],
      ...[row("1.5", "133.35", "8.1"), row("2", "0.05", "3.8")],
    ],
    amount: ["33.33"],
    isRegistered: true,
  },
  "discounts of rows": {
    rows: [
      ...[row("3", "150.00", "8.1", ["10%", "Treue"]), row("2", "59.90", "2.6", ["9.95"])],
      ...[row("12.25", "87.55", "8.1", ["33.33%"]), row("1", "80.00", "0", ["100%", "Geschenk"])],
    ],
    amount: ["47.05", "Messe"],
    isRegistered: true,
  },
  "earlier rates": {
    rows: [row("10", "99.99", "7.7"), row("4", "25.25", "2.5", ["5%"]), row("1", "310.00", "3.8")],
    amount: ["0.07"],
    isRegistered: true,
  },
  "a business without VAT": {
    rows: [row("5", "120.00", "0", ["2.5%"]), row("1", "48.15", "0")],
    amount: ["12.34", "Kulanz"],
    isRegistered: false,
  },
  "single Rappen": {
    rows: [row("1", "0.01", "8.1"), row("1", "0.02", "2.6"), row("1", "0.04", "0")],
    amount: ["0.03"],
    isRegistered: true,
  },
};

const PRICES = [false, true].flatMap((includesVat) =>
  [false, true].map((roundsToFive) => ({ includesVat, roundsToFive })),
);

/** Four kinds of discount, each with the four kinds of prices: 16 of each set of rows. */
function invoicesOf(name: string): WrittenInvoice[] {
  const { rows, amount } = ROWS[name]!;
  const discounts: (WrittenDiscount | undefined)[] = [undefined, ["10%"], ["33.33%", "Aktion"], amount];
  return discounts.flatMap((discount, index) =>
    PRICES.map((prices) => ({
      rows,
      ...prices,
      ...(discount ? { discount } : {}),
      ...(index % 2 ? { skonto: ["2", 10] as [string, number] } : {}),
    })),
  );
}

onDatabaseOfDay((open) => {
  it.each(Object.keys(ROWS))("form, JSON, PDF and slip agree with what was worked out: %s", async (name) => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const invoices = invoicesOf(name);
    expect(invoices).toHaveLength(16);
    for (const invoice of invoices) await expectWorkedOut(ctx, invoice, ROWS[name]!.isRegistered);
  });

  it("the vector of Skonto: 1'081.00 with 8.1 % VAT, 2 % within 10 days is 1'059.38", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const written = { includesVat: false, roundsToFive: false, skonto: ["2", 10] as [string, number] };
    const invoice: WrittenInvoice = { ...written, rows: [row("1", "1000.00", "8.1")] };
    expect(workOut(invoice)).toMatchObject({ total: 1_081_00n, reduced: 1_059_38n });
    await expectWorkedOut(ctx, invoice, true);
  });
});

it.each([
  [["10%"], [900_00n, 450_00n], [72_90n, 11_70n], 1_434_60n],
  [["100.00"], [933_33n, 466_67n], [75_60n, 12_13n], 1_487_73n],
] as [WrittenDiscount, bigint[], bigint[], bigint][])(
  "the vector of discounts, %s of two rates, is worked out",
  (discount, nets, vats, total) => {
    const { rows } = ROWS["two rates"]!;
    const { vatRows, ...worked } = workOut({ rows, discount, includesVat: false, roundsToFive: false });
    expect(vatRows.map(({ net }) => net)).toEqual(nets);
    expect(vatRows.map(({ vat }) => vat)).toEqual(vats);
    expect(worked.total).toBe(total);
  },
);

async function expectWorkedOut(ctx: UserContext, written: WrittenInvoice, isRegistered: boolean) {
  const about = JSON.stringify(written);
  const expected = workOut(written);
  const figures = inRappen(expected);
  await setBusiness(ctx, isRegistered, written.roundsToFive);

  const form = formOf(written);
  const { vatRows, ...draft } = draftTotals(form, written.roundsToFive);
  expect({ ...draft, vat: vatRows.map((row) => ({ ...row, rate: row.rate / 10 })) }, about).toMatchObject(
    figures,
  );

  const input = invoiceInput(jsonOf(written));
  const { items, invoiceDiscount, skonto, pricesIncludeVat } = input;
  const typed = invoiceSchema.parse({ ...INVOICE, ...readInvoiceForm(form) });
  expect(typed, about).toMatchObject({ items, invoiceDiscount, skonto, pricesIncludeVat });

  const invoice = await findInvoice(ctx, await createInvoice(ctx, input));
  expect(jsonFigures(invoiceJson(invoice)), about).toEqual(figures);

  const marks = readTagged(await pdfOf(ctx, invoice, "de"));
  const said = marks.map(({ text }) => text.replaceAll("\u00a0", " "));
  expect(said.join("|"), about).toContain(`|${printed(written, isRegistered).join("|")}|`);
  for (const amount of expected.lines) expect(said, about).toContain(francs(amount));
  const terms = said.map((text) => text.trim()).join(" ");
  if (written.skonto)
    expect(terms, about).toContain(`bis 01.12.2026: zu zahlen CHF ${francs(expected.reduced)}.`);

  expect(slipFor({ ...invoice, isCopy: false, mark: null })?.amount, about).toBe(figures.total);
  const onSlip = `Betrag ${francs(expected.total).replace("'", " ")}`;
  expect(
    said.filter((text) => text === onSlip),
    about,
  ).toHaveLength(2);
}

async function setBusiness(ctx: UserContext, isRegistered: boolean, roundsToFive: boolean) {
  await ctx.db
    .updateTable("businesses")
    .set({ vat_number: isRegistered ? "CHE-123.456.788" : "", rounds_to_five: roundsToFive ? 1 : 0 })
    .execute();
}

function inRappen({ vatRows, ...worked }: WorkedOut) {
  const { lines, itemsTotal, discountTotal, subtotal, vatTotal, rounding, total } = worked;
  const sums = { itemsTotal, discountTotal, subtotal, vatTotal, rounding, total };
  const numbers = Object.entries(sums).map(([name, amount]) => [name, Number(amount)]);
  return {
    ...(Object.fromEntries(numbers) as Record<keyof typeof sums, number>),
    lines: lines.map(Number),
    vat: vatRows.map(({ rate, net, vat }) => ({ rate: Number(rate), net: Number(net), vat: Number(vat) })),
  };
}

function jsonFigures(json: ReturnType<typeof invoiceJson>) {
  const rappen = (amount = 0) => Math.round(amount * 100);
  const lines = json.items.map(({ total }) => rappen(total));
  return {
    lines,
    itemsTotal: lines.reduce((a, b) => a + b, 0),
    discountTotal: rappen(json.discountTotal),
    rounding: rappen(json.rounding),
    subtotal: rappen(json.subtotal),
    vatTotal: rappen(json.vatTotal),
    total: rappen(json.total),
    vat: json.vat.map(({ rate, net, amount }) => ({ rate, net: rappen(net), vat: rappen(amount) })),
  };
}

/** The sums below the rows, as they are read out. */
function printed(written: WrittenInvoice, isRegistered: boolean): string[] {
  const { itemsTotal, discountTotal, subtotal, vatRows, rounding, total } = workOut(written);
  const [figure = "", label = "Rabatt"] = written.discount ?? [];
  const name = figure.endsWith("%") ? `${label} ${figure.replace("%", " %")}` : label;
  const withVat = written.includesVat && isRegistered ? " inkl. MWST" : "";
  const lines: [string, bigint][] = [
    ...(discountTotal
      ? ([
          [`Total Positionen${withVat}`, itemsTotal],
          [name, -discountTotal],
        ] as [string, bigint][])
      : []),
    ...(isRegistered ? [["Zwischentotal", subtotal] as [string, bigint]] : []),
    ...(isRegistered
      ? vatRows.map(({ rate, net, vat }): [string, bigint] => [`MWST ${rate} % auf ${francs(net)}`, vat])
      : []),
    ...(rounding ? [["Rundungsdifferenz", rounding] as [string, bigint]] : []),
    ["Total CHF", total],
  ];
  return lines.flatMap(([label, amount]) => [label, francs(amount)]);
}

function formOf({ rows, discount, skonto, includesVat }: WrittenInvoice): FormValues {
  return {
    items: rows.map((row, index) => ({
      ...row,
      description: `Position ${index + 1}`,
      unit: row.unit ?? "",
      discount: row.discount?.join(" ") ?? "",
    })),
    discount: discount?.join(" ") ?? "",
    skonto: skonto ? `${skonto[0]}% ${skonto[1]}` : "",
    ...(includesVat ? { pricesIncludeVat: "on" } : {}),
  };
}

function jsonOf({ rows, discount, skonto, includesVat }: WrittenInvoice) {
  return {
    language: "de",
    items: rows.map(({ quantity, unit = "", unitPrice, vatRate, discount }, index) => ({
      description: `Position ${index + 1}`,
      unit,
      quantity: Number(quantity),
      unitPrice: Number(unitPrice),
      vatRate: Number(vatRate),
      ...(discount ? { discount: discountJson(discount) } : {}),
    })),
    ...(discount ? { discount: discountJson(discount) } : {}),
    ...(skonto ? { skonto: [{ percent: Number(skonto[0]), days: skonto[1] }] } : {}),
    ...(includesVat ? { pricesIncludeVat: true } : {}),
  };
}

function discountJson([figure, label]: WrittenDiscount) {
  const isPercent = figure.endsWith("%");
  return {
    [isPercent ? "percent" : "amount"]: Number(figure.replace("%", "")),
    ...(label ? { label } : {}),
  };
}
