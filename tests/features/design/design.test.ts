import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { purgeAccounts } from "#app/features/people/accounts/closing/purge.server.ts";
import { findDesign, saveDesign } from "#app/features/selling/design/design.server.ts";
import { designSchema } from "#app/features/selling/design/design.schema.ts";
import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import { findLogo, removeLogo, saveLogo } from "#app/features/selling/design/logo.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { downloadInvoice } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { issueInvoice } from "../../support/invoices/issue-invoice.ts";
import { PERSON } from "../../support/person.ts";
import { member, testPlatform, visitor } from "../../support/platform.ts";
import { picture } from "../../support/invoices/pictures.ts";
import { readPdf } from "../../support/read/read-pdf.ts";
import { jsonIn, readZip } from "../../support/read/read-zip.ts";

const LARGE = {
  fontSize: 12,
  margins: { top: 40, right: 35, bottom: 40, left: 35 },
  window: "left",
  senderLine: false,
} as const;
const CONSENT = { password: PERSON.password, confirmed: true } as const;

onDatabaseOfDay((open) => {
  it("is the usual one until somebody chooses another", async () => {
    const ctx = await member(testPlatform(await open()));
    expect(await findDesign(ctx)).toEqual(DEFAULT_DESIGN);
    await saveDesign(ctx, LARGE);
    expect(await findDesign(ctx)).toEqual({ ...DEFAULT_DESIGN, ...LARGE });
    const other = await member(ctx.platform, { email: "other@example.ch" });
    expect(await findDesign(other)).toEqual(DEFAULT_DESIGN);
  });

  it("an invoice keeps the design and the logo that it was written with", async () => {
    const ctx = await member(testPlatform(await open()));
    await saveDesign(ctx, LARGE);
    await saveLogo(ctx, await picture());
    const design = await findDesign(ctx);
    const id = await createInvoice(ctx, invoiceInput({ language: "de" }));
    await saveDesign(ctx, { ...LARGE, fontSize: 8 });
    await removeLogo(ctx);
    expect((await findInvoice(ctx, id)).design).toEqual(design);
    const { content } = await downloadInvoice(ctx, id);
    const [page] = readPdf(content as Uint8Array);
    expect(page!.lines.find(({ text }) => text === "Rechnung SINV-2026-2957-1")!.left).toBeCloseTo(35, 0);
    expect(Buffer.from(content as Uint8Array).toString("latin1")).toContain("/Subtype /Image");
  });

  it("an invoice of before there were designs looks as usual", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await createInvoice(ctx, invoiceInput());
    await ctx.db.updateTable("invoices").set({ design: "{}" }).where("id", "=", id).execute();
    expect((await findInvoice(ctx, id)).design).toEqual(DEFAULT_DESIGN);
  });

  it("a logo stays as long as an invoice shows it, and goes with the last one", async () => {
    const ctx = await member(testPlatform(await open()));
    await saveLogo(ctx, await picture({ width: 100 }));
    const shown = (await findDesign(ctx)).logo!;
    await createInvoice(ctx, invoiceInput());
    await saveLogo(ctx, await picture({ width: 200 }));
    const unused = (await findDesign(ctx)).logo!;
    await saveLogo(ctx, await picture({ width: 250 }));
    expect([await findLogo(ctx, shown), await findLogo(ctx, unused)]).toEqual([
      expect.objectContaining({ width: 100 }),
      null,
    ]);
    await removeLogo(ctx);
    expect(await hashes(ctx)).toEqual([shown]);
    await ctx.db.deleteFrom("invoices").execute();
    await removeLogo(ctx);
    expect(await hashes(ctx)).toEqual([]);
  });

  it("the same picture twice is kept once, and each business has its own", async () => {
    const ctx = await member(testPlatform(await open()));
    const other = await member(ctx.platform, { email: "other@example.ch" });
    for (const who of [ctx, ctx, other]) await saveLogo(who, await picture());
    const rows = await ctx.db.selectFrom("logos").select(["business_id", "sha256"]).execute();
    expect(rows).toHaveLength(2);
    await removeLogo(other);
    expect(await findLogo(ctx, rows[0]!.sha256)).toMatchObject({ type: "image/png", width: 300 });
    expect(await findLogo(other, rows[0]!.sha256)).toBeNull();
  });

  it("security 21: goes with the account, but stays with the invoices that must be kept", async () => {
    const platform = testPlatform(await open());
    const without = await member(platform, { email: "without@example.ch" });
    await saveLogo(without, await picture());
    await deleteAccount(without, CONSENT);
    platform.pass(32 * 24 * 60 * 60 * 1000);
    await purgeAccounts(visitor(platform));
    expect(await hashes(without)).toEqual([]);

    const ctx = await member(platform);
    await saveLogo(ctx, await picture());
    await issueInvoice(ctx, Buffer.from("%PDF-1.7"));
    await deleteAccount(ctx, CONSENT);
    expect(await hashes(ctx)).toHaveLength(1);
    platform.pass(Date.parse("2037-01-01T12:00:00Z") - platform.now().getTime());
    await purgeAccounts(visitor(platform));
    expect(await ctx.db.selectFrom("logos").selectAll().execute()).toEqual([]);
  });

  it("is part of everything that somebody can take along", async () => {
    const ctx = await member(testPlatform(await open()));
    await saveDesign(ctx, LARGE);
    await saveLogo(ctx, await picture({ type: "jpeg" }));
    const { logo } = await findDesign(ctx);
    await createInvoice(ctx, invoiceInput());
    const archive = streamResponse(await downloadMyData(ctx), () => Promise.resolve(true));
    const entries = readZip(Buffer.from(await archive.arrayBuffer()));
    const image = entries.get(`logos/${logo}.jpg`);
    expect(image).toEqual(Buffer.from((await findLogo(ctx, logo))!.bytes));
    expect(jsonIn(entries, "account.json")).toMatchObject({ business: { design: { ...LARGE, logo } } });
    expect(jsonIn(entries, "invoices.json")).toMatchObject([{ design: { ...LARGE, logo } }]);
  });
});

it("takes measures as JSON and as people type them, within the ranges", () => {
  const typed = { fontSize: "9.5", margins: { top: "10", right: "35", bottom: " 40 ", left: "15" } };
  expect(designSchema.parse({ ...typed, window: "left" })).toEqual({
    fontSize: 9.5,
    margins: { top: 10, right: 35, bottom: 40, left: 15 },
    window: "left",
  });
  for (const wrong of [7.5, 12.5, 9.3, -10, 1e309, "", "gross", "1e1", null])
    expect(designSchema.safeParse({ ...LARGE, fontSize: wrong }).success).toBe(false);
  for (const wrong of [9, 41, 20.5, "20mm", "-20"])
    expect(designSchema.safeParse({ ...LARGE, margins: { ...LARGE.margins, top: wrong } }).success).toBe(
      false,
    );
  expect(designSchema.safeParse({ ...LARGE, window: "middle" }).success).toBe(false);
  expect(designSchema.safeParse({ fontSize: 10 }).success).toBe(false);
});

async function hashes(ctx: UserContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("logos")
    .select("sha256")
    .where("business_id", "=", ctx.businessId)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

it("margins are what printers reach, and no wider than a table allows", () => {
  const isRight = (side: string, mm: number) => {
    const { logo: _, ...design } = DEFAULT_DESIGN;
    const margins = { ...design.margins, [side]: mm };
    return designSchema.safeParse({ ...design, margins }).success;
  };
  for (const [side, max] of Object.entries({ top: 40, right: 35, bottom: 40, left: 35 }))
    expect([9, 10, max, max + 1].map((mm) => isRight(side, mm))).toEqual([false, true, true, false]);
});
