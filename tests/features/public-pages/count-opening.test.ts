import { expect, it } from "vitest";
import { profileSchema } from "#app/features/people/accounts/account.schema.ts";
import { updateProfile } from "#app/features/people/accounts/profile.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { renewLink, revokeLink } from "#app/features/selling/invoices/link/change-link.server.ts";
import { findInvoice, linkedDocument } from "#app/features/selling/invoices/document/invoices.server.ts";
import { ownLinkOf } from "#app/features/front/public-pages/own-link.server.ts";
import { recordOpening } from "#app/features/front/public-pages/count-opening.server.ts";
import { findViews } from "#app/features/running/public-links/views.server.ts";
import { type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { PERSON } from "../../support/person.ts";
import { later, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { jsonIn, readZip } from "../../support/read/read-zip.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";

const HOUR = 60 * 60 * 1000;
const byAnybody = () => Promise.resolve(false);

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await webhookOf(ctx, "https://hooks.example.ch/rappen");
    const id = await invoiceWith(ctx, "sent");
    const openIt = async (isOwn = byAnybody) => {
      const document = linkedDocument(ctx.businessId, await findInvoice(ctx, id));
      await recordOpening(withBusiness(visitor(platform), ctx.businessId), document, isOwn);
    };
    return { platform, ctx, id, openIt };
  }

  it("keeps when a page was opened first and last, and how often", async () => {
    const { platform, ctx, id, openIt } = await start();
    await openIt();
    platform.pass(HOUR);
    await openIt();
    await openIt();
    expect(await findViews(ctx, id)).toEqual({
      firstAt: ctx.now.toISOString(),
      lastAt: later(ctx).now.toISOString(),
      count: 3,
    });
    const link = await ownLinkOf(ctx, await findInvoice(ctx, id));
    expect(link?.opened).toMatchObject({ count: 3 });
  });

  it("tells of the first opening of each version of the link, as nobody's doing", async () => {
    const { ctx, id, openIt } = await start();
    for (let time = 0; time < 2; time++) await openIt();
    expect(await told(ctx)).toBe(1);
    const [latest] = await historyOf(ctx, id);
    expect(latest).toMatchObject({ event: "invoice.viewed", userName: "" });
    await revokeLink(ctx, id);
    await renewLink(ctx, id);
    for (let time = 0; time < 2; time++) await openIt();
    expect(await told(ctx)).toBe(2);
    expect((await findViews(ctx, id))?.count).toBe(4);
  });

  it("30 first openings at once are all counted and told once", async () => {
    const { ctx, id, openIt } = await start();
    await Promise.all(Array.from({ length: 30 }, () => openIt()));
    expect((await findViews(ctx, id))?.count).toBe(30);
    expect(await told(ctx)).toBe(1);
    expect((await historyOf(ctx, id)).filter(({ event }) => event === "invoice.viewed")).toHaveLength(1);
  });

  it("all of a business's data has the openings, and when the link ends", async () => {
    const { ctx, openIt } = await start();
    await openIt();
    const response = streamResponse(await downloadMyData(ctx), () => Promise.resolve(true));
    const archive = readZip(Buffer.from(await response.arrayBuffer()));
    expect(jsonIn<object[]>(archive, "invoices.json")[0]).toMatchObject({
      publicLink: { version: 1, until: "2027-11-21" },
      views: { firstAt: ctx.now.toISOString(), lastAt: ctx.now.toISOString(), count: 1 },
    });
  });

  it("counts neither its writer nor, where it is switched off, anybody", async () => {
    const { ctx, id, openIt } = await start();
    await openIt(() => Promise.resolve(true));
    expect(await findViews(ctx, id)).toBeNull();
    await updateProfile(ctx, profileSchema.parse({ ...PERSON, countsViews: false }));
    await openIt();
    expect([await findViews(ctx, id), await told(ctx)]).toEqual([null, 0]);
    expect((await ownLinkOf(ctx, await findInvoice(ctx, id)))?.opened).toBeNull();
  });
});

async function told({ db }: UserContext): Promise<number> {
  const { count } = await db
    .selectFrom("webhook_events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("type", "=", "invoice.viewed")
    .executeTakeFirstOrThrow();
  return Number(count);
}
