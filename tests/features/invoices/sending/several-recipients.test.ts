import { expect, it } from "vitest";
import { historyMessage } from "#app/features/running/history/history-message.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { deliveryNote } from "#app/features/selling/invoices/sending/delivery-words.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { apiKeyOf } from "../../../support/api-key.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { deliveries, LONG, sendByEmail, withQueued } from "../../../support/server/queued-delivery.ts";
import { later } from "../../../support/platform.ts";
import { readEmail } from "../../../support/read/read-email.ts";

const A = "a@example.ch";
const B = "b@example.ch";
const C = "c@example.ch";
const D = "d@example.ch";
const ALL = { recipient: `${A}; B@example.ch\n${A}`, cc: [C, B, D] };

const t = translator("en");

onDatabaseOfDay((open) => {
  it("is one message to all recipients and copies, each of them once, and names them all", async () => {
    const { ctx, id, server, work } = await withQueued(open, {}, ALL);
    await work();
    expect(server.received.map(({ to }) => to)).toEqual([`${A}, ${B}, ${C}, ${D}`]);
    expect(readEmail(server.received[0]!.raw).head).toMatchObject({ to: `${A}, ${B}`, cc: `${C}, ${D}` });
    const { delivery, status } = await findInvoice(ctx, id);
    expect(delivery).toMatchObject({ state: "sent", recipient: `${A}, ${B}`, cc: `${C}, ${D}`, missed: [] });
    expect(deliveryNote(delivery, status, "en", t)?.text).toContain(
      `E-mail to ${A}, ${B}, ${C}, ${D} handed`,
    );
    const sent = (await historyOf(ctx, id)).find(({ event }) => event === "invoice.sent")!;
    expect(sent.data).toMatchObject({ recipient: `${A}, ${B}`, cc: `${C}, ${D}` });
  });

  it("goes again to those only who do not have it, until all for whom it is have it or are refused", async () => {
    const { ctx, id, server, platform, work } = await withQueued(open, {}, ALL);
    server.refusals = { [A]: "451 greylisted", [C]: "450 later", [D]: "550 nobody" };
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "queued",
      errorCode: "deferred",
      errorText: `${A}: 451 greylisted; ${C}: 450 later; ${D}: 550 nobody`,
      missed: [],
    });
    server.conduct = { MAIL: "drop" };
    platform.pass(LONG);
    await work();
    server.conduct = {};
    server.refusals = { [A]: "550 unknown", [D]: "550 nobody" };
    platform.pass(LONG);
    await work();
    expect(server.received.map(({ to }) => to)).toEqual([B, C]);
    expect(readEmail(server.received[1]!.raw).head).toMatchObject({ to: `${A}, ${B}`, cc: `${C}, ${D}` });
    const { delivery, status } = await findInvoice(ctx, id);
    expect(delivery).toMatchObject({ state: "sent", errorCode: "copy_refused", missed: [A, D] });
    expect(deliveryNote(delivery, status, "en", t)?.text).toMatch(
      /^E-mail to b@example.ch, c@example.ch handed .* not handed over to a@.*: 550 unknown; d@.*: 550 nobody$/,
    );
    const told = (await historyOf(ctx, id)).find(({ event }) => event === "invoice.email_sent")!;
    expect(told.data).toEqual({ recipient: B, missed: `${A}, ${D}` });
    expect(historyMessage(told, "en", t).key).toBe("history:event.email_sent_missed");
    platform.pass(LONG);
    expect(await work()).toBe(0);
  });

  it("tells programs of a recipient who did not get it, and not of a copy", async () => {
    const { ctx, id, server, work } = await withQueued(open, {}, { recipient: [A, B], cc: C });
    await apiKeyOf(ctx);
    server.refusals = { [C]: "550 nobody" };
    await work();
    expect(await failures(ctx)).toEqual([]);
    server.refusals = { [B]: "550 nobody" };
    await sendByEmail(later(ctx), id, { recipient: [A, B], cc: C });
    await work();
    expect(await failures(ctx)).toMatchObject([
      { data: { delivery: { state: "sent", recipient: `${A}, ${B}`, missed: [B] } } },
    ]);
  });

  it("has failed when nobody for whom it is got it, whoever got the copy", async () => {
    const { ctx, id, server, work } = await withQueued(open, {}, { recipient: [A, B], cc: C });
    server.refusals = { [A]: "550 unknown", [B]: "551 moved" };
    await work();
    const { delivery, status } = await findInvoice(ctx, id);
    expect(delivery).toMatchObject({ state: "failed", errorCode: "refused", missed: [A, B] });
    expect(deliveryNote(delivery, status, "en", t)?.text).toBe(
      `The mail server refused the e-mail to ${A}, ${B}: ${A}: 550 unknown; ${B}: 551 moved`,
    );
    expect(server.received.map(({ to }) => to)).toEqual([C]);
  });

  it("given up, it is sent where one has it, and says who has not", async () => {
    const { ctx, id, server, platform, work } = await withQueued(open, {}, { recipient: [A, B] });
    server.refusals = { [A]: "451 greylisted" };
    await work();
    server.conduct = { greeting: "drop" };
    while ((await findInvoice(ctx, id)).delivery?.state === "queued") {
      platform.pass(LONG);
      await work();
    }
    const { delivery, status } = await findInvoice(ctx, id);
    expect(delivery).toMatchObject({ state: "sent", errorCode: "unreachable", missed: [A] });
    expect(deliveryNote(delivery, status, "en", t)?.text).toMatch(/handed over to a@example.ch$/);
  });

  it("refused as a whole, it is sent where one has it already", async () => {
    const { ctx, id, server, platform, work } = await withQueued(open, {}, { recipient: [A, B] });
    server.refusals = { [A]: "451 greylisted" };
    await work();
    server.refusals = {};
    server.conduct = { message: "552 too big" };
    platform.pass(LONG);
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "sent",
      errorText: `${A}: 552 too big`,
      missed: [A],
    });
  });

  it("held back between two attempts, it says who has it already and why others do not get it", async () => {
    const { ctx, id, server, work } = await withQueued(open, {}, { recipient: [A, B] });
    server.refusals = { [A]: "451 greylisted" };
    await work();
    await cancelInvoice(ctx, id);
    const { delivery, status } = await findInvoice(ctx, id);
    expect(delivery).toMatchObject({ state: "sent", errorCode: "cancelled", missed: [A] });
    expect(deliveryNote(delivery, status, "en", t)?.text).toMatch(
      /^E-mail to b@example.ch handed .* to a@example.ch: the invoice was cancelled before the e-mail left$/,
    );
  });

  it("knows whom a domain with accents is, which the server writes otherwise", async () => {
    const accented = "info@müller.example";
    const { ctx, id, server, work } = await withQueued(open, {}, { recipient: [accented, B] });
    server.refusals = { "info@xn--mller-kva.example": "550 unknown" };
    await work();
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "sent", missed: [accented] });
    expect(await deliveries(ctx)).toMatchObject([{ delivered_to: B }]);
  });
});

async function failures(ctx: Parameters<typeof deliveries>[0]): Promise<unknown[]> {
  const rows = await ctx.db
    .selectFrom("webhook_events")
    .select("body")
    .where("type", "=", "invoice.send_failed")
    .execute();
  return rows.map(({ body }) => JSON.parse(body) as unknown);
}
