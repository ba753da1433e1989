import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { listInvoiceIds, listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { INVOICE, invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

const [ITEM] = INVOICE.items;

onEachDatabase((open) => {
  it("a search finds the last row of a long invoice", async () => {
    const ctx = await proMember(open);
    const row = (at: number) => ({
      ...ITEM,
      description: at === 59 ? "Zugabe" : `Stück ${at}. ${"x".repeat(400)}`,
    });
    const id = await createInvoice(
      ctx,
      invoiceInput({ items: Array.from({ length: 60 }, (_, at) => row(at)) }),
    );
    await createInvoice(ctx, invoiceInput());
    expect(await found(ctx, "zugabe")).toEqual([id]);
    expect(await found(ctx, "stuck zugabe")).toEqual([id]);
    expect(await found(ctx, "nirgendwo")).toEqual([]);
  });

  it("a search leafs through long and short texts in one order", async () => {
    const ctx = await proMember(open);
    const newestFirst: string[] = [];
    for (const [at, text] of TEXTS.entries()) {
      const issueDate = `2026-10-${20 - at}`;
      const id = await createInvoice(ctx, invoiceInput({ issueDate, dueDate: "2026-12-01" }));
      await ctx.db.updateTable("invoices").set({ search_text: text }).where("id", "=", id).execute();
      newestFirst.push(id);
    }
    expect(await found(ctx, "begin")).toEqual(newestFirst);
    expect(await found(ctx, "end")).toEqual(newestFirst);
    const { total, sums } = await listInvoices(ctx, { search: "end" });
    expect({ total, sums }).toEqual({ total: TEXTS.length, sums: (await listInvoices(ctx)).sums });
    expect(sums.amount).toBeGreaterThan(0);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => listInvoices(ctx, { search: "end", page, limit: 2 })),
    );
    expect(pages.flatMap(({ invoices }) => invoices.map(({ id }) => id))).toEqual(newestFirst);
    const { nextCursor: after } = await listInvoices(ctx, { search: "end", limit: 3 });
    const rest = await listInvoices(ctx, { search: "end", limit: 10, after, isCounted: false });
    expect(rest.invoices.map(({ id }) => id)).toEqual(newestFirst.slice(3));
  });
});

/** Postgres keeps texts above 2,000 bytes out of the index. Letters of the last two take three bytes each. */
const TEXTS = [100, 1_999, 2_000, 2_001, 2_700, 20_000].map((bytes) => textOf(bytes, 0x21));
TEXTS.push(textOf(1_990, 0x4e00), textOf(2_020, 0x4e00));

/** A text of letters that do not repeat, so that it cannot be packed. @param first code point of the alphabet */
function textOf(bytes: number, first: number): string {
  let letters = "";
  for (let at = 0; Buffer.byteLength(letters) < bytes; at++) {
    const hash = createHash("sha256").update(`${bytes} ${at}`).digest();
    letters += String.fromCodePoint(...Array.from(hash, (byte) => first + (byte % 90)));
  }
  const width = Buffer.byteLength(letters[0]!);
  return `begin ${letters.slice(0, (bytes - 10) / width)} end`;
}

async function proMember(open: Parameters<Parameters<typeof onEachDatabase>[0]>[0]): Promise<UserContext> {
  const ctx = await member(testPlatform(await open()));
  await makePro(ctx);
  return ctx;
}

/** @returns ids, which both readings of the list agree on */
async function found(ctx: UserContext, search: string): Promise<string[]> {
  const { invoices, total } = await listInvoices(ctx, { search, limit: 100 });
  const { ids } = await listInvoiceIds(ctx, { search, limit: 100 });
  expect(ids).toEqual(invoices.map(({ id }) => id));
  expect(total).toBe(ids.length);
  return ids;
}
