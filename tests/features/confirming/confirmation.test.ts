import { expect, it } from "vitest";
import { actConfirmed, askFirst } from "#app/features/people/confirming/confirmation.server.ts";
import { issuingInvoice } from "#app/features/programs/previews/invoice-acts.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { CALLER } from "../../support/caller.ts";
import { onEachDatabase, type OpenDatabase } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { later, sendingMember, type TestPlatform, testPlatform } from "../../support/platform.ts";
import { seated } from "../../support/seats/seated.ts";

async function asked(open: OpenDatabase) {
  const ctx = await sendingMember(testPlatform(await open()));
  const id = await createInvoice(ctx, invoiceInput());
  const act = issuingInvoice({ id });
  const { confirmation } = await askFirst(ctx, act);
  const stateOf = async () => (await findInvoice(ctx, id)).state;
  return { ctx, id, act, confirmation, stateOf };
}

onEachDatabase((open) => {
  it("what changes after the last look before the act is found by the act itself", async () => {
    const { ctx, id, act, confirmation, stateOf } = await asked(open);
    const acted = actConfirmed(ctx, { act, confirmation }, async (guarded) => {
      await updateInvoice(ctx, id, invoiceInput({ notes: "Geändert" }));
      await markSent(guarded, id);
    });
    await expect(acted).rejects.toMatchObject({ code: "confirmation.changed" });
    expect(await stateOf()).toBe("draft");
  });

  it("an act that fails leaves its confirmation unused", async () => {
    const { ctx, id, act, confirmation, stateOf } = await asked(open);
    const failing = actConfirmed(ctx, { act, confirmation }, (ctx) =>
      ctx.transaction(async () => {
        throw new Error("power failure");
      }),
    );
    await expect(failing).rejects.toThrow("power failure");
    await actConfirmed(ctx, { act, confirmation }, (ctx) => markSent(ctx, id));
    expect(await stateOf()).toBe("sent");
  });

  it("an act that was done by others meanwhile is not said to be done", async () => {
    const { ctx, id, act, confirmation } = await asked(open);
    const done = actConfirmed(ctx, { act, confirmation }, async () => {
      await markSent(ctx, id);
      return "sent";
    });
    await expect(done).rejects.toMatchObject({ code: "invoice.transition_not_allowed" });
  });

  it("a confirmation that another call uses while it is looked at is used, whatever that call changed", async () => {
    const { ctx, id, act, confirmation } = await asked(open);
    const send = () => actConfirmed(ctx, { act, confirmation }, (ctx) => markSent(ctx, id));
    const show: typeof act.show = async (ctx) => {
      await send();
      return act.show(ctx);
    };
    const late = actConfirmed(ctx, { act: { ...act, show }, confirmation }, (ctx) => markSent(ctx, id));
    await expect(late).rejects.toMatchObject({ code: "confirmation.used" });
  });

  it("one confirmation is for one act, even where the next one would look the same", async () => {
    const { ctx, id } = await asked(open);
    const act = { name: "invoice.note", id, show: async () => ({ note: "Bezahlt" }) };
    const { confirmation } = await askFirst(ctx, act);
    let done = 0;
    const note = () =>
      actConfirmed(ctx, { act, confirmation }, (ctx) => ctx.transaction(async () => (done += 1)));
    const both = await Promise.allSettled([note(), note()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(note()).rejects.toMatchObject({ code: "confirmation.used" });
    expect(done).toBe(1);
  });

  it("an act that goes round the confirmation is not kept", async () => {
    const { ctx, id, act, confirmation, stateOf } = await asked(open);
    const round = actConfirmed(ctx, { act, confirmation }, (guarded) =>
      markSent({ ...guarded, transaction: ctx.transaction }, id),
    );
    await expect(round).rejects.toThrow("beside its confirmation");
    expect(await stateOf()).toBe("draft");
  });

  it("an act that was confirmed does nothing beside that, even once it is done", async () => {
    const { ctx, id, act, confirmation, stateOf } = await asked(open);
    const other = await createInvoice(ctx, invoiceInput());
    const beside = actConfirmed(ctx, { act, confirmation }, async (guarded) => {
      await markSent(guarded, id);
      await markSent({ ...guarded, transaction: ctx.transaction }, other);
    });
    await expect(beside).rejects.toThrow("beside its confirmation");
    expect([await stateOf(), (await findInvoice(ctx, other)).state]).toEqual(["sent", "draft"]);
  });

  it("a confirmation holds for ten minutes, and one that is over shows what would happen now", async () => {
    const { ctx, id, act } = await asked(open);
    const platform = ctx.platform as TestPlatform;
    const { confirmation, expiresAt } = await askFirst(ctx, act);
    expect(Date.parse(expiresAt) - ctx.now.getTime()).toBe(10 * 60_000);
    const send = (ctx: UserContext) => actConfirmed(ctx, { act, confirmation }, (ctx) => markSent(ctx, id));
    platform.pass(10 * 60_000);
    await expect(send(later(ctx))).rejects.toMatchObject({
      code: "confirmation.expired",
      asked: { preview: { invoice: { id } } },
    });
    platform.pass(-1);
    await send(later(ctx));
    expect((await findInvoice(ctx, id)).state).toBe("sent");
  });

  it("a confirmation is worth nothing for another act, record, person, session, program or business", async () => {
    const { ctx, id, act, confirmation, stateOf } = await asked(open);
    const other = await createInvoice(ctx, invoiceInput());
    const { ctx: mira } = await seated(ctx, "member");
    for (const [who, what, given] of [
      [ctx, { ...act, name: "invoice.delete" }, confirmation],
      [ctx, issuingInvoice({ id: other }), confirmation],
      [mira, act, confirmation],
      [{ ...ctx, sessionId: "another" }, act, confirmation],
      [{ ...ctx, caller: CALLER }, act, confirmation],
      [ctx, act, "nothing"],
    ] as const) {
      const done = actConfirmed(who, { act: what, confirmation: given }, (ctx) => markSent(ctx, id));
      await expect(done).rejects.toMatchObject({
        code: "confirmation.unknown",
        asked: { preview: { invoice: {} } },
      });
    }
    expect(await stateOf()).toBe("draft");
  });

  it("an act of two steps is not said to be done where the second was refused, whatever it makes of that", async () => {
    const { ctx, id, act, confirmation } = await asked(open);
    const done = actConfirmed(ctx, { act, confirmation }, async (guarded) => {
      await guarded.transaction(async () => undefined);
      await updateInvoice(ctx, id, invoiceInput({ notes: "Geändert" }));
      await markSent(guarded, id).catch(() => undefined);
    });
    await expect(done).rejects.toMatchObject({ code: "confirmation.changed" });
  });

  it("what was confirmed is not done once the business is closed", async () => {
    const { ctx, act, confirmation } = await asked(open);
    await closeBusiness(ctx);
    const done = actConfirmed(ctx, { act, confirmation }, (ctx) => ctx.transaction(async () => "done"));
    await expect(done).rejects.toMatchObject({ code: "session.required" });
  });
});
