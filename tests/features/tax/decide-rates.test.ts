import { expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { decide } from "#app/features/taxes/tax/entries/decide.server.ts";
import { decideRates } from "#app/features/taxes/tax/entries/decide-rates.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closeDays } from "#app/features/books/book/closed-days.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { decidePage } from "#app/features/taxes/tax/screens/decide-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const NOT_SAID = { supplyDay: "", declaredAt: null };

onEachDatabase((open) => {
  it("an invoice over a change of rates is declared by the day decided for one of them", async () => {
    const ctx = await registeredBusiness(await open());
    const over = await issued(ctx, "2026-08-15", [row(1000, 7.7), row(2000, 2.6)], {
      serviceFrom: "2023-12-01",
      serviceTo: "2024-01-31",
    });
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const third = await thirdQuarter(ctx);
    expect(await unmet(ctx, third)).toEqual(["statutoryRates"]);
    const { what, odd } = await decidePage(ctx, third);
    expect([what, odd]).toEqual([
      "rate",
      [
        expect.objectContaining({
          id: over,
          rate: "77",
          amount: "1'077.00",
          supplyDay: "31 Jan 2024",
          times: "1 Jan 2018–31 Dec 2023",
        }),
      ],
    ]);
    expect(await decideRates(ctx, [{ id: over, rate: 77, ...NOT_SAID }])).toBe(0);
    await expect(
      decideRates(ctx, [{ id: over, rate: 77, supplyDay: "2024-01-01", declaredAt: null }]),
    ).rejects.toMatchObject({ fields: [{ field: "rows[0].supplyDay", code: "field.rate_not_then" }] });
    await decideRates(ctx, [{ id: over, rate: 77, supplyDay: "2023-12-31", declaredAt: null }]);
    expect(await lines(ctx, third)).toMatchObject({ 302: [1000, 77], 313: [2000, 52], 500: [null, 129] });
    expect((await decidePage(ctx, third)).odd).toEqual([]);
    expect((await historyOf(ctx, over))[0]).toMatchObject({
      event: "vat.supply_day_decided",
      data: { rate: "7.7", dueDate: "2023-12-31" },
    });
    await close(ctx, third);
    expect(await lines(ctx, await fourthQuarter(ctx))).toEqual({
      200: [0, null],
      299: [0, null],
      500: [null, 0],
    });
  });

  it("several are decided at once, a wrong rate by the one it is declared at", async () => {
    const ctx = await registeredBusiness(await open());
    const [wrong, strange, right] = [
      await issued(ctx, "2026-08-15", [row(1000, 7.7)]),
      await issued(ctx, "2026-08-16", [row(100, 19)]),
      await issued(ctx, "2026-08-17", [row(500, 8.1)]),
    ];
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const third = await thirdQuarter(ctx);
    const stranger = { ...ctx, businessId: "0198c0de-0000-7000-8000-000000000001" };
    const declared = { supplyDay: "", declaredAt: 81 };
    await expect(decideRates(stranger, [{ id: wrong, rate: 77, ...declared }])).rejects.toBeDefined();
    await expect(
      decideRates(ctx, [
        { id: wrong, rate: 77, supplyDay: "2023-12-01", declaredAt: 81 },
        { id: strange, rate: 190, supplyDay: "2023-12-01", declaredAt: null },
        { id: right, rate: 81, supplyDay: "", declaredAt: 77 },
      ]),
    ).rejects.toMatchObject({
      fields: [
        { field: "rows[0].declaredAt", code: "field.day_or_rate" },
        { field: "rows[1].supplyDay", code: "field.rate_never" },
        { field: "rows[2].declaredAt", code: "field.declared_rate" },
      ],
    });
    const rows = [
      { id: wrong, rate: 77, ...declared },
      { id: strange, rate: 190, ...declared },
    ];
    expect(await decideRates(ctx, rows)).toBe(2);
    expect(await lines(ctx, third)).toEqual({
      200: [1600, null],
      299: [1600, null],
      303: [1600, 129.6],
      399: [null, 129.6],
      difference: [null, 6.9],
      500: [null, 129.6],
    });
    await close(ctx, third);
  });

  it("what is decided holds for credit notes too, and after a filed return counts in the next", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2026-08-15", [row(1000, 7.7)]);
    await issueCreditNote(ctx, id, { reason: "Storniert" });
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [third, fourth] = [await thirdQuarter(ctx), await fourthQuarter(ctx)];
    expect([await unmet(ctx, third), await unmet(ctx, fourth)]).toEqual([
      ["statutoryRates"],
      ["statutoryRates", "periodOver"],
    ]);
    await decideRates(ctx, [{ id, rate: 77, supplyDay: "2023-11-30", declaredAt: null }]);
    expect(await unmet(ctx, fourth)).toEqual(["periodOver"]);
    expect(await lines(ctx, fourth)).toMatchObject({ 235: [1000, null], 302: [-1000, -77] });
    await close(ctx, third);
    await decideRates(ctx, [{ id, rate: 77, supplyDay: "", declaredAt: 81 }]);
    expect(await lines(ctx, fourth)).toMatchObject({ 302: [-1000, -77], 299: [-1000, null] });
  });

  it("what is decided after its days were handed over counts in their return, while that is open", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2026-08-15", [row(1000, 7.7)]);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    await ctx.transaction((ctx) =>
      closeDays(ctx, { kind: "handover", basis: "", from: "2026-01-01", to: "2026-10-31" }),
    );
    await decideRates(ctx, [{ id, rate: 77, supplyDay: "2023-11-30", declaredAt: null }]);
    const [third, fourth] = [await thirdQuarter(ctx), await fourthQuarter(ctx)];
    const nothing = { 200: [0, null], 299: [0, null], 500: [null, 0] };
    expect(await lines(ctx, fourth)).toEqual(nothing);
    expect(await lines(ctx, third)).toMatchObject({ 200: [1000, null], 302: [1000, 77] });
    await close(ctx, third);
    expect(await lines(ctx, fourth)).toEqual(nothing);
    const correction = await correctPeriod(ctx, third);
    expect(await lines(ctx, correction)).toMatchObject({ 302: [1000, 77], 500: [null, 77] });
  });

  it("what an open return takes stays in it when the return of the days is filed on which it counts", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2026-06-15", [row(1000, 7.7)]);
    await useMethod(ctx, { validFrom: "2026-04-01" });
    await ctx.transaction((ctx) =>
      closeDays(ctx, { kind: "handover", basis: "", from: "2026-01-01", to: "2026-06-30" }),
    );
    await decideRates(ctx, [{ id, rate: 77, supplyDay: "2023-11-30", declaredAt: null }]);
    const third = await thirdQuarter(ctx);
    const second = (await listPeriods(ctx)).find(({ startsOn }) => startsOn === "2026-04-01")?.id ?? "";
    const decided = { 200: [1000, null], 302: [1000, 77], 500: [null, 77] };
    expect(await lines(ctx, second)).toMatchObject(decided);
    await close(ctx, third);
    expect(await lines(ctx, second)).toMatchObject(decided);
    await close(ctx, second);
    expect(await lines(ctx, await correctPeriod(ctx, second))).toMatchObject(decided);
    expect(await lines(ctx, third)).toMatchObject({ 200: [0, null] });
  });

  it("a credit note without days of service takes back what was supplied before the change", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2023-12-20", [row(1000, 7.7)]);
    await issueCreditNote(ctx, id, { reason: "Storniert" });
    await useMethod(ctx, { validFrom: "2026-07-01", registeredBefore: true });
    const fourth = await fourthQuarter(ctx);
    expect(await unmet(ctx, fourth)).toEqual(["periodOver"]);
    expect(await lines(ctx, fourth)).toMatchObject({ 302: [-1000, -77] });
  });

  it("of two without an activity the one that was decided is not asked for again", async () => {
    const ctx = await registeredBusiness(await open());
    const first = await issued(ctx, "2026-08-15", [row(1000, 8.1)]);
    const second = await issued(ctx, "2026-08-16", [row(500, 8.1)]);
    const activities = ["12345", "54321"].map((code) => ({ code, name: code, rate: "6.2" }));
    await useMethod(ctx, { validFrom: "2026-01-01", method: "net", period: "half", activities });
    const [half = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    await decide(ctx, [first], { activity: "12345" });
    expect((await decidePage(ctx, half)).rows.map(({ id }) => id)).toEqual([second]);
    await decide(ctx, [second], { activity: "54321" });
    expect(await unmet(ctx, half)).toEqual(["periodOver"]);
  });
});

async function thirdQuarter(ctx: UserContext): Promise<string> {
  return (await listPeriods(ctx)).find(({ startsOn }) => startsOn === "2026-07-01")?.id ?? "";
}

async function fourthQuarter(ctx: UserContext): Promise<string> {
  return (await listPeriods(ctx)).find(({ startsOn }) => startsOn === "2026-10-01")?.id ?? "";
}

async function unmet(ctx: UserContext, id: string): Promise<string[]> {
  return (await periodJson(ctx, id)).checks.flatMap(({ name, isMet }) => (isMet ? [] : [name]));
}

async function lines(ctx: UserContext, id: string) {
  const { figures } = await periodJson(ctx, id);
  return Object.fromEntries(figures.map(({ ziffer, turnover, tax }) => [ziffer, [turnover, tax]]));
}

async function close(ctx: UserContext, id: string): Promise<void> {
  await closePeriod(ctx, id, (await periodJson(ctx, id)).hash);
}
