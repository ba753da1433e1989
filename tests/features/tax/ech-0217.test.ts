import { expect, it } from "vitest";
import { decide } from "#app/features/taxes/tax/entries/decide.server.ts";
import { downloadXml } from "#app/features/taxes/tax/files/download-return.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { figureRows } from "#app/features/taxes/tax/figures/figure-rows.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import { codesPage } from "#app/features/taxes/tax/screens/codes-page.server.ts";
import { lastCodes, typeCodes } from "#app/features/taxes/tax/periods/type-codes.server.ts";
import { findPeriod, listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { ech0217Faults, textAt } from "../../support/tax/ech-0217.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

onDatabaseOfDay((open) => {
  it("the file of an effective return is valid by eCH-0217 2.0.0 and says what the return says", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await issued(ctx, "2026-07-10", [row(1830, 8.1), row(300, 2.6)]);
    await issued(ctx, "2026-09-02", [row(100, 7.7)], { serviceFrom: "2023-12-01", serviceTo: "2023-12-15" });
    const exported = await issued(ctx, "2026-08-10", [row(2000, 0)]);
    await expect(xmlOf(ctx, "2026-07-01")).rejects.toMatchObject({ code: "tax_period.not_ready" });
    await decide(ctx, [exported], { reason: "export" });
    const [, third] = await listPeriods(ctx);
    const typed = { acquisition: 100_00, materialAndServices: 412_40, investments: 83_21, subsidies: 5_00 };
    await typeFigures(ctx, third?.id ?? "", typed);
    const xml = await xmlOf(ctx, "2026-07-01");
    expect(ech0217Faults(xml, "effective")).toEqual([]);
    expect(textAt(xml, "turnoverComputation", "totalConsideration")).toEqual(["4230.00"]);
    expect(textAt(xml, "effectiveReportingMethod", "suppliesPerTaxRate", "turnover")).toEqual([
      "100.00",
      "1830.00",
      "300.00",
    ]);
    expect(textAt(xml, "payableTax")).toEqual(["-323.78"]);
  });

  it("the file of a net tax rate is valid by eCH-0217 2.0.0, with special characters in names", async () => {
    const ctx = await registeredBusiness(await open());
    await issued(ctx, "2026-02-10", [row(1000, 8.1)]);
    await ctx.db
      .updateTable("businesses")
      .set({ company_name: "Müller & <Söhne>" })
      .where("id", "=", ctx.businessId)
      .execute();
    const activities = [{ code: "20100", name: "Grafik", rate: "6.2" }];
    await useMethod(ctx, { method: "net", period: "half", consideration: "agreed", activities });
    const xml = await xmlOf(ctx, "2026-01-01");
    expect(ech0217Faults(xml, "net")).toEqual([]);
    expect(textAt(xml, "generalInformation", "formOfReporting")).toEqual(["1"]);
    expect(textAt(xml, "generalInformation", "organisationName")).toEqual(["Müller & <Söhne>"]);
    expect(textAt(xml, "simpleTaxRateMethod", "suppliesPerTaxRate", "activityID")).toEqual(["20100"]);
    expect(textAt(xml, "payableTax")).toEqual(["67.02"]);
  });

  it("supplies before 2025 are declared by the codes of their net tax rates, which a person types", async () => {
    const ctx = await registeredBusiness(await open());
    const then = { serviceFrom: "2024-12-01", serviceTo: "2024-12-15" };
    await issued(ctx, "2026-02-10", [row(1000, 8.1)], then);
    await issued(ctx, "2026-02-11", [row(200, 8.1)], { serviceFrom: "2023-12-01", serviceTo: "2023-12-15" });
    await issued(ctx, "2026-02-12", [row(100, 8.1)]);
    const activities = [{ code: "20100", name: "Grafik", rate: "6.2" }];
    await useMethod(ctx, { validFrom: "2025-01-01", method: "net", period: "half", activities });
    const half = (await listPeriods(ctx)).find(({ startsOn }) => startsOn === "2026-01-01");
    const id = half?.id ?? "";
    const checksOf = async () => (await periodJson(ctx, id)).checks;
    expect(await checksOf()).toContainEqual({ name: "technicalCodes", isMet: false });
    await expect(xmlOf(ctx, "2026-01-01")).rejects.toMatchObject({ code: "tax_period.not_ready" });
    const { hash } = await periodJson(ctx, id);
    await expect(closePeriod(ctx, id, hash)).rejects.toMatchObject({ code: "tax_period.not_ready" });
    expect(await lastCodes(ctx)).toEqual([]);
    await typeCodes(ctx, id, [{ rate: 62, until: "2024-12-31", code: "T0019" }]);
    expect(await lastCodes(ctx)).toEqual([{ rate: 62, until: "2024-12-31", code: "T0019" }]);
    expect(await checksOf()).toContainEqual({ name: "technicalCodes", isMet: false });
    await typeCodes(ctx, id, [
      { rate: 62, until: "2024-12-31", code: "T0019" },
      { rate: 62, until: "2023-12-31", code: "T0018" },
    ]);
    expect(await checksOf()).toContainEqual({ name: "technicalCodes", isMet: true });
    const { content } = await taxReturn(ctx, await findPeriod(ctx, id));
    const lines = figureRows(content).filter(({ params }) => "rate" in params);
    expect(lines.map(({ word, params }) => [word, params.rate, params.code])).toEqual([
      ["earlier", "6.2", "T0018"],
      ["earlier", "6.2", "T0019"],
      ["activity", "6.2", undefined],
    ]);
    const { rows } = await codesPage(ctx, id);
    expect(rows.map(({ rate, until, code }) => [rate, until, code]).toSorted()).toEqual([
      ["62", "2023-12-31", "T0018"],
      ["62", "2024-12-31", "T0019"],
    ]);
    const xml = await xmlOf(ctx, "2026-01-01");
    expect(ech0217Faults(xml, "net")).toEqual([]);
    const supplies = (name: string) => textAt(xml, "simpleTaxRateMethod", "suppliesPerTaxRate", name);
    expect(supplies("activityID")).toEqual(["T0018", "T0019", "20100"]);
    expect(supplies("turnover")).toEqual(["216.20", "1081.00", "108.10"]);
    await closePeriod(ctx, id, (await periodJson(ctx, id)).hash);
    const correction = await correctPeriod(ctx, id);
    expect((await findPeriod(ctx, correction)).codes).toHaveLength(2);
    await expect(typeCodes(ctx, id, [])).rejects.toMatchObject({ code: "tax_period.closed" });
  });

  it("the schema of the tests refuses what is missing, twice or out of place", () => {
    const wrong = "<VATDeclaration><payableTax>1.5</payableTax><generalInformation/></VATDeclaration>";
    expect(ech0217Faults(wrong, "net")).toEqual(
      expect.arrayContaining(["/generalInformation 0 times", "/payableTax: 1.5"]),
    );
  });
});

async function xmlOf(ctx: UserContext, startsOn: string): Promise<string> {
  const period = (await listPeriods(ctx)).find((one) => one.startsOn === startsOn);
  return new TextDecoder().decode((await downloadXml(ctx, period?.id ?? "")).content);
}
