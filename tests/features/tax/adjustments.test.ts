import { expect, it } from "vitest";
import { downloadXml } from "#app/features/taxes/tax/files/download-return.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { adjustPeriod } from "#app/features/taxes/tax/periods/adjust-period.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { findPeriod, listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { ech0217Faults, textAt } from "../../support/tax/ech-0217.ts";
import { makePro, member } from "../../support/platform.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const ELSEWHERE = { amount: 500_00, reason: "Miete der Wohnung", receipt: "Vertrag 12" };
const NO_RECEIPT = { receipt: "" };

onEachDatabase((open) => {
  it("turnover and deductions are adjusted with a sentence each, in figures, file and correction", async () => {
    const ctx = await registeredBusiness(await open());
    await issued(ctx, "2026-08-15", [row(1000, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [, { id = "" } = {}] = await listPeriods(ctx);
    const { version } = await findPeriod(ctx, id);
    await adjustPeriod(ctx, id, [{ ziffer: "200", ...ELSEWHERE }], version);
    const torn = await periodJson(ctx, id);
    expect(torn.checks).toContainEqual({ name: "turnoverAddsUp", isMet: false });
    await expect(adjustPeriod(ctx, id, [], version)).rejects.toMatchObject({ code: "tax_period.changed" });
    await adjustPeriod(ctx, id, [
      { ziffer: "200", ...ELSEWHERE },
      { ziffer: "205", amount: 100_00, reason: "Option für eine Vermietung", ...NO_RECEIPT },
      { ziffer: "225", amount: 20_00, reason: "Verkauf des Ladens", ...NO_RECEIPT },
      { ziffer: "235", amount: 10_00, reason: "Rabatt am Jahresende", ...NO_RECEIPT },
      { ziffer: "230", ...ELSEWHERE },
      { ziffer: "280", amount: -30_00, reason: "Zu viel abgezogen & nachgetragen ".repeat(3), ...NO_RECEIPT },
    ]);
    const json = await periodJson(ctx, id);
    const lines = Object.fromEntries(json.figures.map(({ ziffer, turnover }) => [ziffer, turnover]));
    expect(lines).toMatchObject({
      200: 1500,
      205: 100,
      225: 20,
      230: 500,
      235: 10,
      280: -30,
      299: 1000,
      303: 1000,
    });
    expect(json.adjustments[0]).toEqual({ ziffer: "200", ...ELSEWHERE, amount: 500 });
    const { content } = await downloadXml(ctx, id);
    const xml = new TextDecoder().decode(content);
    expect(ech0217Faults(xml, "effective")).toEqual([]);
    expect(textAt(xml, "turnoverComputation", "variousDeduction", "amountVariousDeduction")).toEqual([
      "-30.00",
    ]);
    expect(textAt(xml, "effectiveReportingMethod", "opted")).toEqual(["100.00"]);
    await closePeriod(ctx, id, json.hash);
    await expect(adjustPeriod(ctx, id, [])).rejects.toMatchObject({ code: "tax_period.closed" });
    const correction = await correctPeriod(ctx, id);
    expect((await periodJson(ctx, correction)).adjustments).toEqual(json.adjustments);
    await adjustPeriod(ctx, correction, []);
    expect((await periodJson(ctx, id)).adjustments).toEqual(json.adjustments);
    expect((await periodJson(ctx, correction)).figures[0]).toMatchObject({ ziffer: "200", turnover: 1000 });
  });

  it("a correction is of the return of its own business, also where another one corrects the same days", async () => {
    const ctx = await registeredBusiness(await open());
    const other = await member(ctx.platform, {
      email: "other@example.ch",
      companyName: "Muster AG",
      vatNumber: "CHE-123.456.788 MWST",
    });
    await makePro(other);
    const filed = async (one: UserContext) => {
      await issued(one, "2026-08-15", [row(1000, 8.1)]);
      await useMethod(one, { validFrom: "2026-07-01" });
      const [, { id = "" } = {}] = await listPeriods(one);
      await closePeriod(one, id, (await periodJson(one, id)).hash);
      return id;
    };
    await correctPeriod(other, await filed(other));
    const correction = await correctPeriod(ctx, await filed(ctx));
    expect(await periodJson(ctx, correction)).toMatchObject({ correction: 1 });
  });

  it("a return with adjustments keeps its days when the method changes", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [{ id = "" } = {}] = await listPeriods(ctx);
    await adjustPeriod(ctx, id, [{ ziffer: "230", ...ELSEWHERE }]);
    await expect(useMethod(ctx, { validFrom: "2026-11-01" })).rejects.toMatchObject({
      code: "input.invalid",
    });
  });
});
