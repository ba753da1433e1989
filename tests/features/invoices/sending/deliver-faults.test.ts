import { expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { claimJob, runJob } from "#app/platform/jobs/jobs.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { LONG, pointTo, sendByEmail, withQueued } from "../../../support/server/queued-delivery.ts";
import { later } from "../../../support/platform.ts";
import { readEmail } from "../../../support/read/read-email.ts";
import { itRarely } from "../../../support/heavy/it-rarely.ts";

onDatabaseOfDay((open) => {
  it("security 18: is tried again after growing pauses while the server defers it, always the same", async () => {
    const { ctx, id, server, platform, work } = await withQueued(open, {});
    server.conduct = { RCPT: "450 4.2.1 greylisted, come back" };
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "queued",
      errorCode: "deferred",
      errorText: "450 4.2.1 greylisted, come back",
    });
    expect(await work()).toBe(0);
    server.conduct = { message: "451 disk full" };
    platform.pass(LONG);
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ errorText: "451 disk full" });
    server.conduct = {};
    platform.pass(LONG);
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "sent",
      errorCode: "",
      errorText: "",
    });
    const ids = server.received.map(({ raw }) => readEmail(raw).head["message-id"]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    const events = (await historyOf(ctx, id)).map(({ event }) => event);
    expect(events.filter((event) => event.startsWith("invoice.email"))).toEqual(["invoice.email_sent"]);
  });

  it("security 18: is given up visibly after the last attempt, and can be sent again", async () => {
    const { ctx, id, server, platform, work } = await withQueued(open, {});
    server.conduct = { greeting: "drop" };
    while ((await findInvoice(ctx, id)).delivery?.state === "queued") {
      await work();
      platform.pass(LONG);
    }
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "failed",
      errorCode: "unreachable",
      errorText: "",
    });
    expect((await historyOf(ctx, id))[0]).toMatchObject({ event: "invoice.email_failed" });
    expect(server.connections).toBe(8);
    server.conduct = {};
    await sendByEmail(later(ctx), id);
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "sent" });
    expect(server.received).toHaveLength(1);
  });

  it("security 18: is given up at once when the server refuses it, with the server's words", async () => {
    const { ctx, id, server, platform, work } = await withQueued(open, {});
    server.conduct = { RCPT: "550 5.1.1 <kundin@example.ch>: unknown <b>user</b>" };
    await work();
    const { delivery, status } = await findInvoice(ctx, id);
    expect(status).toBe("sent");
    expect(delivery).toMatchObject({
      state: "failed",
      errorCode: "refused",
      errorText: "550 5.1.1 <kundin@example.ch>: unknown <b>user</b>",
    });
    platform.pass(LONG);
    expect(await work()).toBe(0);
    expect(server.connections).toBe(1);
  });

  itRarely(
    "security 17: is uncertain, and not repeated by itself, when the connection breaks after it",
    async () => {
      for (const conduct of [{ message: "drop" }, { message: "hold" }] as const) {
        const { ctx, id, server, platform, work } = await withQueued(open, {});
        pointTo(platform, { ...server, url: `${server.url}?socketTimeout=800` });
        server.conduct = conduct;
        await work();
        expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "uncertain" });
        expect((await historyOf(ctx, id))[0]).toMatchObject({ event: "invoice.email_uncertain" });
        server.conduct = {};
        platform.pass(LONG);
        expect(await work()).toBe(0);
        expect(server.received).toHaveLength(1);
      }
    },
  );

  it("security 17: a result that comes late still counts", async () => {
    const { ctx, id, platform, server, work } = await withQueued(open, {});
    server.conduct = { message: "hold" };
    const slow = await claimJob(platform.database, platform.now());
    const talking = runJob(platform, handlers, slow!);
    await server.reaches("message");
    platform.pass(LONG);
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "uncertain" });
    server.answer("250 taken after all");
    await talking;
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "sent" });
    expect(server.received).toHaveLength(1);
  });

  it("security 18: is given up visibly when its job took the process down at every attempt", async () => {
    const { ctx, id, platform, server, work } = await withQueued(open, {});
    for (let claims = 0; claims < 8; claims++) {
      expect(await claimJob(platform.database, platform.now())).not.toBeNull();
      platform.pass(LONG);
    }
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "failed", errorCode: "" });
    expect(server.connections).toBe(0);
  });
});
