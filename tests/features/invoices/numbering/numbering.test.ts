import { expect, it } from "vitest";
import { profileSchema } from "#app/features/people/accounts/account.schema.ts";
import { isInvoicePrefix } from "#app/features/people/accounts/invoice-prefix.ts";
import { findProfile, updateProfile } from "#app/features/people/accounts/profile.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import {
  allocateNumber,
  likelyNextNumber as announcedNumber,
} from "#app/features/selling/papers/numbering/allocate-number.server.ts";
import { nextNumber, type Numbering } from "#app/features/selling/papers/numbering/number-series.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findNumbering } from "#app/features/selling/papers/numbering/numbering.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { isScor } from "#app/swiss/reference.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { PERSON } from "../../../support/person.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

onEachDatabase((open) => {
  it("on Pro a prefix of one's own leads the numbers, and the preview says what comes next", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await keepPrefix(ctx, "AB/2026-");
    expect(await preview(ctx, "AB/2026-")).toBe("AB/2026-0001");
    expect(await write(ctx)).toBe("AB/2026-0001");
    expect(await preview(ctx, "AB/2026-")).toBe("AB/2026-0002");
    expect(await preview(ctx, "")).toBe("INV-2026-0001");
    await keepPrefix(ctx, "");
    expect(await write(ctx)).toBe("INV-2026-0001");
    await keepPrefix(ctx, "AB/2026-");
    expect(await write(ctx)).toBe("AB/2026-0002");
  });

  it("the preview passes over numbers that were typed by hand, as the next invoice does", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx, "R-");
    for (const invoiceNumber of ["R-0001", "R-0002"]) await write(ctx, { invoiceNumber });
    const expected = await preview(ctx, "R-");
    expect(expected).toBe("R-0003");
    expect(await write(ctx)).toBe(expected);
  });

  it("a number that differs only in its case is taken", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await write(ctx, { invoiceNumber: "INV-2026-0001" });
    await expect(write(ctx, { invoiceNumber: "inv-2026-0001" })).rejects.toMatchObject({
      code: "invoice.number_taken",
      fields: [{ field: "invoiceNumber" }],
    });
  });

  it("sorted by number, the shorter come first, on every page", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    for (const invoiceNumber of ["Q-10000", "Q-9999", "Q-10001", "Q-998"])
      await write(ctx, { invoiceNumber });
    const numbers: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const query = { kind: "invoice", sort: "number", descending: true, limit: 3, after } as const;
      const { invoices, nextCursor } = await listInvoices(ctx, query);
      numbers.push(...invoices.map(({ number }) => number));
      after = nextCursor;
    }
    expect(numbers).toEqual(["Q-10001", "Q-10000", "Q-9999", "Q-998"]);
  });

  it("the number that a form announces is that of its own series, and none is used up", async () => {
    const ctx = await member(testPlatform(await open()));
    const other = await member(ctx.platform, { email: "other@example.ch" });
    const [series, another] = ["INV-2026-", "R-"].map((prefix) => ({ prefix, digits: 4 }));
    await makePro(other);
    await allocateNumber(other, series!);
    await write(other, { invoiceNumber: "R-0001" });
    for (let count = 0; count < 2; count++) expect(await announcedNumber(ctx, series!)).toBe("INV-2026-0001");
    for (const last of ["0001", "0002"]) expect(await allocateNumber(ctx, series!)).toBe(`INV-2026-${last}`);
    expect(await allocateNumber(ctx, another!)).toBe("R-0001");
    expect(await announcedNumber(ctx, series!)).toBe("INV-2026-0003");
    expect(await announcedNumber(ctx, another!)).toBe("R-0002");
  });

  it("on Free a prefix is refused, and an earlier one stays for when Pro comes back", async () => {
    const ctx = await member(testPlatform(await open()));
    await expect(keepPrefix(ctx, "MINE-")).rejects.toMatchObject({ code: "plan.pro_required" });
    expect((await findProfile(ctx)).business.customInvoicePrefix).toBe("");
    await makePro(ctx, "MINE-");
    await ctx.db.updateTable("businesses").set({ plan: "free" }).execute();
    await expect(keepPrefix(ctx, "OTHER-")).rejects.toMatchObject({ code: "plan.pro_required" });
    await keepPrefix(ctx, "MINE-");
    expect((await findProfile(ctx)).business.customInvoicePrefix).toBe("MINE-");
    expect(await write(ctx)).toBe("SINV-2026-2957-1");
  });

  it("a profile that does not speak of the prefix leaves it as it is", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx, "MINE-");
    await updateProfile(ctx, profileSchema.parse(PERSON));
    expect((await findProfile(ctx)).business.customInvoicePrefix).toBe("MINE-");
  });

  it("numbers with the longest prefix give references that banks take", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx, "ABCDEFGHIJKLMNOPQ-/.");
    const id = await createInvoice(ctx, invoiceInput({ paymentReferenceType: "SCOR" }));
    const { number, reference } = await findInvoice(ctx, id);
    expect(number).toBe("ABCDEFGHIJKLMNOPQ-/.0001");
    expect(isScor(reference)).toBe(true);
  });
});

it.each(["", "A", "2026-", "Büro/23.", "a_b-c/d.e", "ABCDEFGHIJKLMNOPQRST"])(
  "takes the prefix %j",
  (text) => {
    expect(isInvoicePrefix(text)).toBe(true);
  },
);

it.each(["A B", "A#", "<b>", "名", "😀", "A\u0000", "ABCDEFGHIJKLMNOPQRSTU", "A,", "A\n"])(
  "refuses the prefix %j",
  (text) => {
    expect(isInvoicePrefix(text)).toBe(false);
    const parsed = profileSchema.safeParse({ ...PERSON, customInvoicePrefix: `-${text}-` });
    expect(parsed.success).toBe(false);
  },
);

it("credit notes count apart from invoices, by their own prefix or the year", () => {
  const numbering: Numbering = {
    today: "2026-11-21",
    isSandbox: false,
    counters: [
      ["INV-2026-", { last: 7, next: 0, digits: null }],
      ["G-2026-", { last: 2, next: 0, digits: null }],
      ["GS/", { last: 11, next: 0, digits: null }],
    ],
  };
  expect(nextNumber("credit_note", numbering, "")).toBe("G-2026-0003");
  expect(nextNumber("credit_note", numbering, "GS/")).toBe("GS/0012");
  expect(nextNumber("credit_note", numbering, "K-")).toBe("K-0001");
});

it("no prefix can be taken for a part of the language", () => {
  const numbering: Numbering = { today: "2026-11-21", isSandbox: false, counters: [] };
  expect(nextNumber("invoice", numbering, "__proto__")).toBe("__proto__0001");
});

async function keepPrefix(ctx: UserContext, customInvoicePrefix: string): Promise<void> {
  await updateProfile(ctx, profileSchema.parse({ ...PERSON, customInvoicePrefix }));
}

async function preview(ctx: UserContext, prefix: string): Promise<string> {
  return nextNumber("invoice", await findNumbering(ctx, prefix), prefix);
}

async function write(ctx: UserContext, input: Record<string, unknown> = {}): Promise<string> {
  return (await findInvoice(ctx, await createInvoice(ctx, invoiceInput(input)))).number;
}
