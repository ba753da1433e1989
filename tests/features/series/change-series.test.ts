import { expect, it } from "vitest";
import {
  createClient,
  deleteClient,
  findClient,
  listClients,
} from "#app/features/selling/clients/clients.server.ts";
import {
  endSeries,
  pauseSeries,
  resumeSeries,
  skipNext,
} from "#app/features/selling/series/change-series.server.ts";
import { createSeries } from "#app/features/selling/series/create-series.server.ts";
import { previewSeries } from "#app/features/selling/series/preview-series.server.ts";
import { datesToCome } from "#app/features/selling/series/rule/series-progress.ts";
import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { runsOf } from "#app/features/selling/series/runs.server.ts";
import { readSeriesJson } from "#app/features/selling/series/read-series-json.server.ts";
import { seriesSchema } from "#app/features/selling/series/series.schema.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findSeries, findSeriesByText, listSeries } from "#app/features/selling/series/series.server.ts";
import { updateSeries } from "#app/features/selling/series/update-series.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { MONTHLY, newSeries, SERIES, seriesInput } from "../../support/invoices/series-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { later, member, testPlatform, visitor } from "../../support/platform.ts";

const DAY = 86_400_000;
const NOT_ALLOWED = { code: "series.transition_not_allowed" };

onDatabaseOfDay((open) => {
  it("saves a recipient who is no client yet, and is named by its subject", async () => {
    const ctx = await member(testPlatform(await open()));
    const { recipient } = INVOICE;
    const template = { ...SERIES.template, recipient };
    const input = seriesSchema.parse({ ...SERIES, name: undefined, template });
    const series = await findSeries(ctx, await createSeries(ctx, input));
    expect(series.name).toBe("Rent {month} {year}");
    const [client, ...others] = (await listClients(ctx)).clients;
    expect([client?.id, client?.name, others]).toEqual([series.clientId, recipient.name, []]);
  });

  it("invoices nothing of a pause, and goes on at the next date", async () => {
    const { platform, ctx, id } = await started(open);
    await pauseSeries(ctx, id);
    platform.pass(80 * DAY);
    await runSeries(visitor(platform));
    expect(await runsOf(ctx, id)).toEqual([]);
    const now = later(ctx);
    expect(datesToCome(await findSeries(now, id), now.today)[0]).toBe("2027-02-21");
    await resumeSeries(now, id);
    expect(await findSeries(now, id)).toMatchObject({ state: "active", nextK: 3, nextOn: "2027-02-21" });
    await runSeries(visitor(platform));
    expect(await runsOf(now, id)).toEqual([]);
  });

  it("tells programs dates to come while it is active, and none while it is paused or stopped", async () => {
    const { platform, ctx, id } = await started(open);
    const told = async () => (await readSeriesJson(ctx, id)).next;
    expect(await told()).toEqual(["2026-11-21", "2026-12-21", "2027-01-21"]);
    await pauseSeries(ctx, id);
    expect(await told()).toEqual([]);
    await resumeSeries(ctx, id);
    await deleteClient(ctx, (await findSeries(ctx, id)).clientId!);
    await runSeries(visitor(platform));
    expect((await findSeries(ctx, id)).state).toBe("stopped");
    expect(await told()).toEqual([]);
  });

  it("skips one period a page, however often it is submitted", async () => {
    const { platform, ctx, id } = await started(open);
    const tries = [1, 2, 3].map(() => skipNext(ctx, id, "2026-11-21"));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await runSeries(visitor(platform));
    expect(await runsOf(ctx, id)).toMatchObject([{ k: 0, state: "skipped", invoice_id: null }]);
    expect((await findSeries(ctx, id)).nextOn).toBe("2026-12-21");
  });

  it("makes up for what was missed since it stopped, once the reason is gone", async () => {
    const { platform, ctx, id } = await started(open);
    const { clientId } = await findSeries(ctx, id);
    await deleteClient(ctx, clientId!);
    await runSeries(visitor(platform));
    await expect(resumeSeries(ctx, id)).rejects.toMatchObject({ code: "series.cannot_run" });
    platform.pass(35 * DAY);
    const now = later(ctx);
    const other = await createClient(now, clientInput());
    await updateSeries(now, id, seriesInput(other.id));
    expect((await findSeries(now, id)).state).toBe("stopped");
    await resumeSeries(now, id);
    await runSeries(visitor(platform));
    expect((await runsOf(now, id)).map(({ planned_on }) => planned_on)).toEqual(["2026-12-21", "2026-11-21"]);
    expect(await findSeries(now, id)).toMatchObject({ state: "active", stopReason: null });
  });

  it("ends for good, by hand or after its last invoice", async () => {
    const { platform, ctx, id } = await started(open);
    const once = await newSeries(ctx, { name: "Once", rule: { ...MONTHLY, end: { after: 1 } } });
    await endSeries(ctx, id);
    await runSeries(visitor(platform));
    for (const series of [id, once]) {
      expect(await findSeries(ctx, series)).toMatchObject({ state: "ended", nextOn: null });
      for (const change of [pauseSeries, resumeSeries, skipNext, endSeries])
        await expect(change(ctx, series)).rejects.toMatchObject(NOT_ALLOWED);
    }
    expect([(await runsOf(ctx, id)).length, (await runsOf(ctx, once)).length]).toEqual([0, 1]);
    expect(datesToCome(await findSeries(ctx, id), ctx.today)).toEqual([]);
    const running = await newSeries(ctx, { name: "Zoo" });
    expect((await listSeries(ctx)).map((series) => series.id)).toEqual([running, once, id]);
    const found = async (search: string) => (await findSeriesByText(ctx, search, 9)).map(({ id }) => id);
    expect(await found("zoo")).toEqual([running]);
    expect(await found("zoo once")).toEqual([]);
    const { clientId } = await findSeries(ctx, once);
    expect(await found((await findClient(ctx, clientId!)).email)).toEqual([once]);
  });

  it("shows its next invoice, and none where nobody is there to get it", async () => {
    const { ctx, id } = await started(open);
    const series = await findSeries(ctx, id);
    expect(await previewSeries(ctx, series)).toMatchObject({ language: "en" });
    await expect(previewSeries(ctx, { ...series, clientId: ctx.newId() })).rejects.toMatchObject({
      code: "client.not_found",
    });
    expect(await previewSeries(ctx, { ...series, clientId: null })).toBeNull();
  });

  it("goes on after its last period where the rule is changed, and bills none twice", async () => {
    const { platform, ctx, id } = await started(open);
    await runSeries(visitor(platform));
    const { clientId } = await findSeries(ctx, id);
    const rule = { every: 1, unit: "week", start: "2026-11-07" };
    await updateSeries(ctx, id, seriesInput(clientId!, { rule }));
    expect(await findSeries(ctx, id)).toMatchObject({ nextK: 1, nextOn: "2026-11-28" });
    platform.pass(15 * DAY);
    await runSeries(visitor(platform));
    expect((await runsOf(ctx, id)).map(({ k, planned_on }) => [k, planned_on])).toEqual([
      [2, "2026-12-05"],
      [1, "2026-11-28"],
      [0, "2026-11-21"],
    ]);
    const periods = (await runsOf(ctx, id)).map(async ({ invoice_id }) => findInvoice(ctx, invoice_id ?? ""));
    expect(await Promise.all(periods)).toMatchObject([
      { serviceFrom: "2026-12-05", serviceTo: "2026-12-11" },
      { serviceFrom: "2026-11-28", serviceTo: "2026-12-04" },
      { serviceFrom: "2026-11-21", serviceTo: "2026-12-20" },
    ]);
    const now = later(ctx);
    await updateSeries(now, id, seriesInput(clientId!, { rule, name: "Same rule" }));
    expect(await findSeries(now, id)).toMatchObject({ nextK: 3, nextOn: "2026-12-12" });
  });

  it("a business has 200 series, and room for another once one has ended", async () => {
    const { ctx, id } = await started(open);
    const row = await ctx.db.selectFrom("series").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 198 }, () => ({ ...row, id: ctx.newId() }));
    for (let from = 0; from < copies.length; from += 25)
      await ctx.db
        .insertInto("series")
        .values(copies.slice(from, from + 25))
        .execute();
    const create = () => createSeries(ctx, seriesInput(row.client_id ?? ""));
    await create();
    await expect(create()).rejects.toMatchObject({ code: "series.too_many" });
    await endSeries(ctx, id);
    expect((await findSeries(ctx, await create())).state).toBe("active");
  });

  it("refuses what is outdated, somebody else's, or leaves no date", async () => {
    const { platform, ctx, id } = await started(open);
    const { clientId, version } = await findSeries(ctx, id);
    await updateSeries(ctx, id, seriesInput(clientId!, { version, name: "Büro" }));
    expect((await findSeries(ctx, id)).version).toBe(version + 1);
    const late = updateSeries(ctx, id, seriesInput(clientId!, { version }));
    await expect(late).rejects.toMatchObject({ code: "series.changed" });
    const past = seriesInput(clientId!, {
      rule: { ...MONTHLY, start: "2026-01-01", end: { on: "2026-11-20" } },
    });
    const fields = [{ field: "rule.end.on", code: "field.series_end" }];
    await expect(createSeries(ctx, past)).rejects.toMatchObject({ fields });
    const counted = { ...past.rule, end: { after: 10 } };
    await expect(createSeries(ctx, { ...past, rule: counted })).rejects.toMatchObject({
      fields: [{ field: "rule.end.after", code: "field.series_end" }],
    });
    const other = await member(platform, { email: "other@example.ch" });
    const foreign = createSeries(other, seriesInput(clientId!));
    await expect(foreign).rejects.toMatchObject({ fields: [{ field: "template.clientId" }] });
    for (const change of [pauseSeries, resumeSeries, skipNext, endSeries, findSeries])
      await expect(change(other, id)).rejects.toMatchObject({ code: "series.not_found" });
    const sending = createSeries(ctx, seriesInput(clientId!, { mode: "send" }));
    await expect(sending).rejects.toMatchObject({ code: "plan.pro_required" });
  });
});

async function started(open: Parameters<Parameters<typeof onDatabaseOfDay>[0]>[0]) {
  const platform = testPlatform(await open());
  const ctx: UserContext = await member(platform);
  return { platform, ctx, id: await newSeries(ctx) };
}
