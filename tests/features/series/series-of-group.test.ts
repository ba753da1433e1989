import { expect, it } from "vitest";
import { createSeries } from "#app/features/selling/series/create-series.server.ts";
import { previewSeries } from "#app/features/selling/series/preview-series.server.ts";
import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { runsOf } from "#app/features/selling/series/runs.server.ts";
import { seriesJson } from "#app/features/selling/series/series-json.ts";
import { seriesSchema } from "#app/features/selling/series/series.schema.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { updateClient } from "#app/features/selling/clients/clients.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { addMembers } from "../../support/batches/batch-input.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { SERIES } from "../../support/invoices/series-input.ts";
import { later, makePro, member, testPlatform, visitor } from "../../support/platform.ts";

const DAY = 86_400_000;

onEachDatabase((open) => {
  it("writes each period once to everybody who is in the group by then", async () => {
    const { ctx, platform, ids } = await start(await open());
    const id = await createSeries(ctx, groupSeries());
    await runSeries(visitor(platform));
    await runSeries(visitor(platform));
    await runDueJobs(platform, handlers);
    expect(await drafts(ctx)).toEqual(
      ids.map((_, index) => ({ state: "draft", subject: `Fee November 2026 for Mitglied 000${index + 1}` })),
    );
    const left = { name: "Mitglied 0001", email: "m1@example.ch", groups: [] };
    await updateClient(ctx, ids[0]!, clientInput(left));
    platform.pass(30 * DAY);
    await runSeries(visitor(platform));
    await runDueJobs(platform, handlers);
    expect(await drafts(later(ctx))).toHaveLength(5);
    expect(await runsOf(ctx, id)).toMatchObject([
      { k: 1, invoice_id: null, batch_id: expect.any(String) as string },
      { k: 0, invoice_id: null, batch_id: expect.any(String) as string },
    ]);
  });

  it("is shown as it would be for the first of the group, and names it by API", async () => {
    const { ctx } = await start(await open());
    const series = await findSeries(ctx, await createSeries(ctx, groupSeries()));
    const sheet = await previewSeries(ctx, series);
    expect(JSON.stringify(sheet)).toContain("Mitglied 0001");
    expect(seriesJson(series, ctx.today).template).toMatchObject({ clientId: null, group: "Mitglieder" });
  });

  it("stops when nobody is in the group any more", async () => {
    const { ctx, platform, ids } = await start(await open());
    const id = await createSeries(ctx, groupSeries());
    for (const [index, client] of ids.entries()) {
      const name = `Mitglied ${index}`;
      await updateClient(ctx, client, clientInput({ name, email: `m${index + 1}@example.ch`, groups: [] }));
    }
    await runSeries(visitor(platform));
    expect(await findSeries(ctx, id)).toMatchObject({ state: "stopped", stopReason: "not_possible" });
    expect(await drafts(ctx)).toEqual([]);
  });

  it("is refused for an unknown group", async () => {
    const { ctx } = await start(await open());
    await expect(createSeries(ctx, groupSeries({ group: "Vorstand" }))).rejects.toMatchObject({
      fields: [{ field: "template.group", code: "field.unknown_group" }],
    });
  });
});

it("takes a client or a group, writes drafts, and has names only for groups", () => {
  const clientId = "019a0000-0000-7000-8000-000000000000";
  const refused = (template: object, mode = "draft") =>
    seriesSchema
      .safeParse({ ...SERIES, mode, template: { ...SERIES.template, ...template } })
      .error?.issues.map(({ path }) => path.join("."));
  expect(refused({ group: "Mitglieder" })).toBeUndefined();
  expect(refused({ group: "Mitglieder" }, "send")).toEqual(["mode"]);
  expect(refused({ group: "Mitglieder", clientId })).toEqual(["template.group"]);
  expect(refused({ group: "Mitglieder", subject: "Fee {name}" })).toBeUndefined();
  expect(refused({ clientId, subject: "Fee {name}" })).toEqual(["template.subject"]);
  expect(refused({})).toEqual(["template.clientId"]);
});

function groupSeries(template: object = {}) {
  const subject = "Fee {month} {year} for {name}";
  return seriesSchema.parse({
    ...SERIES,
    name: "Fees",
    template: { ...SERIES.template, subject, group: "Mitglieder", ...template },
  });
}

async function start(database: Parameters<typeof testPlatform>[0]) {
  const platform = testPlatform(database);
  const ctx = await member(platform);
  await makePro(ctx);
  return { platform, ctx, ids: await addMembers(ctx, 3) };
}

function drafts(ctx: UserContext) {
  return ctx.db
    .selectFrom("invoices")
    .select(["state", "subject"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("issue_date")
    .orderBy("subject")
    .execute();
}
