import { expect, it } from "vitest";
import { agesPaper } from "#app/features/front/exports/papers/ages-paper.server.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { findStatement } from "#app/features/money/statements/client-statement.server.ts";
import { openByAge } from "#app/features/money/statements/open-by-age.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { copyInvoice } from "../../support/invoices/copy-invoice.ts";
import { readTagged } from "../../support/read/read-tagged.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const EACH = 648_49;

onEachDatabase((open) => {
  it("sorts what is outstanding by client and age, and adds up to the open amount", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    const { id: clientId } = await createClient(ctx, clientInput());
    const issue = (late: number, more: object = {}) =>
      invoiceWith(ctx, "sent", {
        issueDate: addDays(ctx.today, -late - 30),
        dueDate: addDays(ctx.today, -late),
        ...more,
      });
    for (const late of [0, 1, 30, 31, 60, 61, 90, 91]) await issue(late, { clientId });
    await issue(5, { recipient: { ...INVOICE.recipient, name: "Getippt AG" } });
    await invoiceWith(ctx, "paid", { clientId });
    await invoiceWith(ctx, "draft", { clientId });
    const { clients, total, sums } = await openByAge(ctx);
    const [first, second] = clients;
    expect(total).toBe(2);
    expect(first).toMatchObject({ clientId, notDue: EACH, to30: 2 * EACH, to60: 2 * EACH, to90: 2 * EACH });
    expect(first).toMatchObject({ older: EACH, total: 8 * EACH });
    expect(second).toMatchObject({ clientId: null, name: "Getippt AG", to30: EACH, total: EACH });
    expect(sums).toMatchObject({ total: 9 * EACH, to30: 3 * EACH, older: EACH });
    expect(sums.total).toBe((await findStats(ctx)).sums.CHF.open);
    expect(await openByAge(ctx, 2)).toMatchObject({ clients: [], total: 2, sums });
    const other = await member(platform, { email: "other@example.ch" });
    const nothing = { notDue: 0, to30: 0, to60: 0, to90: 0, older: 0, total: 0 };
    expect(await openByAge(other)).toMatchObject({ clients: [], total: 0, sums: nothing });
  });

  it("what is owed of deleted invoices is said beside the list, in its currency", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await invoiceWith(ctx, "sent");
    const id = await invoiceWith(ctx, "sent");
    await deleteInvoice(ctx, await invoiceWith(ctx, "paid"));
    expect(await openByAge(ctx)).toMatchObject({ sums: { total: 2 * EACH }, deleted: 0 });
    expect(await notesOf(agesPaper(ctx, "CHF"))).toEqual([]);
    await deleteInvoice(ctx, id);
    expect(await openByAge(ctx)).toMatchObject({ total: 1, sums: { total: EACH }, deleted: EACH });
    expect(await notesOf(agesPaper(ctx, "CHF"))).toEqual([expect.stringContaining("CHF 648.49")]);
    expect(await openByAge(ctx, 1, "EUR")).toMatchObject({ deleted: 0 });
  });

  it("names 25 clients on a page, and those after them on the next", async () => {
    const ctx = await member(testPlatform(await open()));
    await copyInvoice(ctx, await invoiceWith(ctx, "sent"), 25, (at) => `client ${at}`);
    const pages = [await openByAge(ctx), await openByAge(ctx, 2)];
    expect(pages.map(({ clients, total }) => [clients.length, total])).toEqual([
      [25, 26],
      [1, 26],
    ]);
  });

  it("a statement lists 500 invoices, and adds up all", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const { id: clientId } = await createClient(ctx, clientInput());
    await copyInvoice(ctx, await invoiceWith(ctx, "sent", { clientId }), 500);
    const { items, open: owed } = await findStatement(ctx, clientId);
    expect([items.length, owed]).toEqual([500, 501 * EACH]);
  });
});

async function notesOf(paper: ReturnType<typeof agesPaper>): Promise<string[]> {
  const { content } = await paper;
  if (!(content instanceof Uint8Array)) throw new Error("the paper is not whole");
  return readTagged(content).flatMap(({ type, text }) =>
    type === "P" && /deleted/i.test(text) ? [text] : [],
  );
}
