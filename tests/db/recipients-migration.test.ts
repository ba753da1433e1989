import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { up } from "#db/migrations/0132_several_recipients.ts";
import { LONG, withQueued } from "../support/server/queued-delivery.ts";
import { onEachDatabase } from "../support/databases/databases.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";

onEachDatabase((open) => {
  it("what waited for its recipient, after the copy had gone, goes to the recipient alone", async () => {
    const { ctx, id, server, platform, work } = await withQueued(open, {}, { cc: "copy@example.ch" });
    await asBefore(ctx.db, { state: "queued", error_code: "copy_sent", error_text: "" });
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({
      state: "queued",
      errorCode: "unreachable",
    });
    platform.pass(LONG);
    await work();
    expect(server.received.map(({ to }) => to)).toEqual(["kundin@example.ch"]);
    expect((await findInvoice(ctx, id)).delivery).toMatchObject({ state: "sent", missed: [] });
  });

  it("a copy that was refused is still told", async () => {
    const { ctx, id } = await withQueued(open, {}, { cc: "copy@example.ch" });
    await asBefore(ctx.db, { state: "sent", error_code: "copy_refused", error_text: "550 no" });
    const { delivery } = await findInvoice(ctx, id);
    expect(delivery).toMatchObject({ state: "sent", errorText: "550 no", missed: ["copy@example.ch"] });
  });
});

/** Other tests use the same tables afterwards: `up` makes the column again. */
async function asBefore(
  db: Awaited<ReturnType<typeof withQueued>>["ctx"]["db"],
  row: { state: "queued" | "sent"; error_code: string; error_text: string },
): Promise<void> {
  await sql`alter table deliveries drop column delivered_to`.execute(db);
  await db.updateTable("deliveries").set(row).execute();
  await up(db as Kysely<unknown>);
}
