import { expect, it } from "vitest";
import {
  cancelInvoice,
  markOverdue,
  markPaid,
  markUnpaid,
} from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { changeStatus, ensureUnpaid } from "#app/features/selling/invoices/ensure-status.server.ts";
import { changeStatusSchema } from "#app/features/selling/invoices/settling/change-status.schema.ts";
import type { InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

type Change = (ctx: UserContext, id: string, version: number) => Promise<void>;

const CHANGES: [string, InvoiceStatus, Change][] = [
  ["sent", "draft", markSent],
  ["paid", "sent", (ctx, id, version) => markPaid(ctx, id, { paidOn: ctx.today }, version)],
  ["unpaid", "paid", markUnpaid],
  ["overdue", "overdue", markOverdue],
  ["cancelled", "sent", cancelInvoice],
];

onDatabaseOfDay((open) => {
  async function start() {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    return ctx;
  }

  it("one call for programs: the status that is wanted says what to do", async () => {
    const ctx = await start();
    const change = async (id: string, input: Record<string, unknown>) => {
      await changeStatus(ctx, id, changeStatusSchema.parse(input));
      const { status, paidOn } = await findInvoice(ctx, id);
      return [status, paidOn];
    };
    const id = await invoiceWith(ctx, "draft");
    expect(await change(id, { status: "sent" })).toEqual(["sent", null]);
    expect(await change(id, { status: "paid", paidOn: "2026-11-20" })).toEqual(["paid", "2026-11-20"]);
    await expect(change(id, { status: "sent" })).rejects.toMatchObject({
      code: "invoice.transition_not_allowed",
    });
    await ensureUnpaid(ctx, id);
    expect(await change(id, { status: "sent" })).toEqual(["sent", null]);
    for (let times = 0; times < 2; times++)
      expect(await change(id, { status: "cancelled" })).toEqual(["cancelled", null]);
    const late = await invoiceWith(ctx, "overdue");
    expect(await change(late, { status: "overdue" })).toEqual(["overdue", null]);
  });

  it.each(CHANGES)("nothing is marked as %s by somebody who saw another version", async (_, from, change) => {
    const ctx = await start();
    const id = await invoiceWith(ctx, from);
    const before = await findInvoice(ctx, id);
    for (const other of [before.version - 1, before.version + 1])
      await expect(change(ctx, id, other)).rejects.toMatchObject({ code: "invoice.changed" });
    expect(await findInvoice(ctx, id)).toEqual(before);
    await change(ctx, id, before.version);
  });
});
