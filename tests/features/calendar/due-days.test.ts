import { expect, it } from "vitest";
import { type DatedEntry, dueDays } from "#app/features/front/calendar/due-days.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { newSeries } from "../../support/invoices/series-input.ts";
import { sentOffer } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { useMethod } from "../../support/tax/worked-year.ts";

const days = (entries: DatedEntry[]) => entries.map(({ day }) => day);

onDatabaseOfDay((open) => {
  it("open invoices stand in the calendar from 90 days ago to a year ahead", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    for (const dueOn of ["2026-08-22", "2026-08-23", "2027-11-21", "2027-11-22"]) {
      const id = await invoiceWith(ctx, "sent");
      await ctx.db.updateTable("invoices").set({ due_date: dueOn }).where("id", "=", id).execute();
    }
    for (const status of ["draft", "paid", "written_off"] as const) await invoiceWith(ctx, status);
    expect(days((await dueDays(ctx)).invoices)).toEqual(["2026-08-23", "2027-11-21"]);
  });

  it("open offers and active series stand there from today to a year ahead, those of others never", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const other = await sendingMember(platform, { email: "other@example.ch" });
    await offerUntil(other, "2026-12-01");
    await seriesOn(other, "2026-12-01");
    for (const day of ["2026-11-20", "2026-11-21", "2027-11-21", "2027-11-22"]) {
      await offerUntil(ctx, day);
      await seriesOn(ctx, day);
    }
    const ended = await seriesOn(ctx, "2026-12-24");
    await ctx.db.updateTable("series").set({ state: "ended" }).where("id", "=", ended).execute();
    const declined = await offerUntil(ctx, "2026-12-24");
    await ctx.db.updateTable("offers").set({ state: "declined" }).where("id", "=", declined).execute();
    const { offers, series } = await dueDays(ctx);
    expect(days(offers)).toEqual(["2026-11-21", "2027-11-21"]);
    expect(days(series)).toEqual(["2026-11-21", "2027-11-21"]);
  });

  it("each VAT day has an id of its own that stays the same, so that no calendar shows it twice", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await useMethod(ctx, { validFrom: "2026-01-01", period: "year" });
    const { vat } = await dueDays(ctx);
    const of = (part: string) => `${part}-${ctx.businessId}`;
    expect(vat.map(({ id, day }) => [id, day])).toEqual([
      [of("return-2026-01-01-1"), "2027-02-28"],
      [of("instalment-2026-01-01-2"), "2026-08-28"],
      [of("instalment-2026-01-01-3"), "2026-11-26"],
    ]);
  });

  it("VAT days are shown from 90 days ago to a year ahead", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await useMethod(ctx, { validFrom: "2026-01-01", period: "year" });
    const isShown = async (day: string, today: string) =>
      days((await dueDays({ ...ctx, today })).vat).includes(day);
    expect(await isShown("2026-08-28", "2026-11-26")).toBe(true);
    expect(await isShown("2026-08-28", "2026-11-27")).toBe(false);
    expect(await isShown("2027-02-28", "2026-02-28")).toBe(true);
    expect(await isShown("2027-02-28", "2026-02-27")).toBe(false);
  });
});

async function offerUntil(ctx: UserContext, day: string): Promise<string> {
  const id = await sentOffer(ctx);
  await ctx.db.updateTable("offers").set({ valid_until: day }).where("id", "=", id).execute();
  return id;
}

async function seriesOn(ctx: UserContext, day: string): Promise<string> {
  const id = await newSeries(ctx);
  await ctx.db.updateTable("series").set({ next_on: day }).where("id", "=", id).execute();
  return id;
}
