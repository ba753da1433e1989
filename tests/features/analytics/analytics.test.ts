import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { eventSchema } from "#app/features/running/analytics/event.schema.ts";
import { purgeEvents } from "#app/features/running/analytics/kept-events.server.ts";
import { recordAnalyticsEvent } from "#app/features/running/analytics/record-analytics-event.server.ts";
import { usageReport } from "#app/features/running/analytics/usage-report.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { runAdmin } from "#db/admin.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { later, member, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { jsonIn, readZip } from "../../support/read/read-zip.ts";
import { inSandboxOf } from "../../support/sandbox.ts";

const DAY = 24 * 60 * 60 * 1000;

function event(fields: Record<string, unknown> = {}) {
  return eventSchema.parse({
    type: "page_view",
    path: "/pricing?utm_source=x",
    referrer: "https://search.example/?q=rappen",
    locale: "de-CH",
    consent: { necessary: true, analytics: true, marketing: false, preferences: false },
    sessionId: "session-1",
    ...fields,
  });
}

const REFUSED = { consent: { necessary: true, analytics: false, marketing: false, preferences: false } };

async function readArchive(ctx: UserContext) {
  const answer = streamResponse(await downloadMyData(ctx), () => Promise.resolve(true));
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

function kept(ctx: Context) {
  return ctx.db.selectFrom("analytics_events").selectAll().execute();
}

onDatabaseOfDay((open) => {
  it("keeps a page view of somebody who agrees, without what follows the path", async () => {
    const ctx = visitor(testPlatform(await open()));
    await recordAnalyticsEvent(ctx, event(), true);
    expect(await kept(ctx)).toMatchObject([
      {
        type: "page_view",
        path: "/pricing",
        referrer: "https://search.example/",
        language: "de",
        session_id: "session-1",
        analytics: 1,
        marketing: 0,
      },
    ]);
  });

  it("keeps no page view without consent, whoever of the two says no", async () => {
    const ctx = visitor(testPlatform(await open()));
    await recordAnalyticsEvent(ctx, event(), false);
    await recordAnalyticsEvent(ctx, event(REFUSED), true);
    expect(await kept(ctx)).toEqual([]);
  });

  it("keeps a choice as its proof, with no session when counting is refused", async () => {
    const ctx = visitor(testPlatform(await open()));
    await recordAnalyticsEvent(ctx, event({ type: "consent_update", ...REFUSED }), false);
    expect(await kept(ctx)).toMatchObject([{ type: "consent_update", session_id: null, referrer: "" }]);
  });

  it("refuses a caller who sends too many", async () => {
    const ctx = visitor(testPlatform(await open(), { RATE_LIMIT_FACTOR: "0.01" }));
    await recordAnalyticsEvent(ctx, event(), true);
    await recordAnalyticsEvent(ctx, event(), true);
    await expect(recordAnalyticsEvent(ctx, event(), true)).rejects.toMatchObject({
      code: "request.too_many",
    });
  });

  it("forgets events after twelve months", async () => {
    const platform = testPlatform(await open());
    await recordAnalyticsEvent(visitor(platform), event(), true);
    platform.pass(364 * DAY);
    await purgeEvents(visitor(platform));
    expect(await kept(visitor(platform))).toHaveLength(1);
    platform.pass(DAY);
    await purgeEvents(visitor(platform));
    expect(await kept(visitor(platform))).toEqual([]);
  });

  it("the session named at registration is in the archive, and goes with the account", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform, { sessionId: "session-1" });
    await recordAnalyticsEvent(ctx, event(), true);
    await recordAnalyticsEvent(ctx, event({ sessionId: "session-2" }), true);
    const files = await readArchive(ctx);
    expect(jsonIn(files, "account.json")).toMatchObject({ pageViews: [{ path: "/pricing" }] });
    await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
    expect(await kept(ctx)).toMatchObject([{ session_id: "session-2" }]);
  });

  it("the operator sees sums of the last 30 days", async () => {
    const platform = testPlatform(await open());
    await recordAnalyticsEvent(visitor(platform), event({ path: "/help", sessionId: "old" }), true);
    platform.pass(31 * DAY);
    const campaign = { utm_source: "search\u001b[31m", utm_campaign: "autumn" };
    const ctx = await member(platform, { utmParams: campaign });
    await member(platform, { email: "ben@example.ch" });
    await createInvoice(ctx, invoiceInput());
    for (const sessionId of ["a", "a", "b"]) await recordAnalyticsEvent(ctx, event({ sessionId }), true);
    const { text, code } = await runAdmin(["stats"], (work) => work(visitor(platform)));
    expect(code).toBe(0);
    expect(text.split("\n").slice(1)).toEqual([
      "",
      "       2  Visitors",
      "       1  Invoices written",
      "",
      "Page views",
      "       3  /pricing",
      "",
      "Registrations by campaign",
      "       1  search\uFFFD[31m / autumn",
      "       1  without one",
      "",
      "Accounts today",
      "       2  Free",
      "       0  Pro",
    ]);
  });
  it("of choices, earlier days, sandboxes and people who have left no report counts anything", async () => {
    const platform = testPlatform(await open());
    const early = await sendingMember(platform, { utmParams: { utm_source: "early" } });
    await createInvoice(early, invoiceInput());
    await recordAnalyticsEvent(early, event({ path: "/early", sessionId: "early" }), true);
    platform.pass(1);
    const ctx = later(early);
    await recordAnalyticsEvent(
      ctx,
      event({ type: "consent_update", path: "/cookies", sessionId: "chose" }),
      true,
    );
    await recordAnalyticsEvent(ctx, event({ path: "/b", sessionId: "one" }), true);
    for (const path of ["/a", "/c", "/c"])
      await recordAnalyticsEvent(ctx, event({ path, sessionId: "two" }), true);
    const from = (utm_source: string) => ({ utmParams: { utm_source } });
    for (const [name, origin] of [
      ["none", {}],
      ["c1", from("c")],
      ["b1", from("b")],
      ["b2", from("b")],
      ["a1", from("a")],
    ] as const)
      await member(platform, { email: `${name}@example.ch`, ...origin });
    const left = await member(platform, { email: "left@example.ch", ...from("left") });
    await deleteAccount(left, { password: PERSON.password, confirmed: true });
    await createInvoice(ctx, invoiceInput());
    const { sandbox } = await inSandboxOf(ctx);
    await createInvoice(sandbox, invoiceInput());
    platform.pass(30 * DAY);
    expect(await usageReport(visitor(platform))).toEqual({
      visitors: 2,
      pages: [
        { name: "/c", count: 2 },
        { name: "/a", count: 1 },
        { name: "/b", count: 1 },
      ],
      campaigns: [
        { name: "b", count: 2 },
        { name: "a", count: 1 },
        { name: "c", count: 1 },
        { name: "", count: 1 },
      ],
      invoices: 1,
      plans: { free: 5, pro: 1 },
    });
  });

  it("the pages that were opened most are listed, twenty of them", async () => {
    const ctx = visitor(testPlatform(await open()));
    for (let page = 1; page <= 21; page++) await recordAnalyticsEvent(ctx, event({ path: `/${page}` }), true);
    expect((await usageReport(ctx)).pages).toHaveLength(20);
  });
});
