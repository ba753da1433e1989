import { expect, it } from "vitest";
import { actToConfirm } from "#app/features/front/dashboard/today/act-to-confirm.server.ts";
import { readAskedAct } from "#app/features/front/dashboard/today/asked-act.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { reportPayment } from "../../support/payments/reported-payment.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

const CLIENT = { name: "Šárka Łącka-Ğül", params: { letter: "", email: "kundin@example.ch", count: 1 } };

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    return { ctx, other: await sendingMember(platform, { email: "other@example.ch" }) };
  }

  /** What the page asks that follows a press without scripts. */
  async function asked(ctx: UserContext, fields: Record<string, string | number>, ids: string[] = []) {
    const names = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    const query = readAskedAct(new URLSearchParams([...names, ...ids.map((id) => ["id", id])]));
    if (!query) throw new Error("no row asks so");
    return actToConfirm(ctx, query);
  }

  it("before a draft or an offer is sent it says to whom and for how much, and whether it has changed", async () => {
    const { ctx, other } = await start();
    const draft = { act: `/today/${await invoiceWith(ctx, "draft")}/send`, version: 1 };
    const sent = { ...CLIENT, amount: { CHF: 648_49, EUR: 0 }, isPost: false, isOutdated: false };
    expect(await asked(ctx, draft)).toEqual({ ...sent, verb: "send", number: "INV-2026-0001" });
    expect(await asked(ctx, { ...draft, version: 2 })).toMatchObject({ isOutdated: true });
    await expect(asked(other, draft)).rejects.toMatchObject({ code: "invoice.not_found" });
    const offer = { act: `/today/offers/${await createOffer(ctx, offerInput())}/send`, version: 1 };
    expect(await asked(ctx, offer)).toEqual({ ...sent, verb: "sendOffer", number: "OFF-2026-0001" });
    expect(await asked(ctx, { ...offer, version: 2 })).toMatchObject({ isOutdated: true });
    await expect(asked(other, offer)).rejects.toMatchObject({ code: "offer.not_found" });
  });

  it("before a letter is written it says which one, how it leaves, and what it asks for", async () => {
    const { ctx } = await start();
    const act = `/today/${await invoiceWith(ctx, "overdue")}/remind`;
    const letter = { act, version: 2, level: 2, amount: 650_00, way: "email" };
    const shown = await asked(ctx, letter);
    expect(shown).toMatchObject({ verb: "remind", amount: { CHF: 650_00, EUR: 0 }, isPost: false });
    expect(shown).toMatchObject({
      name: CLIENT.name,
      params: { ...CLIENT.params, letter: "First reminder" },
    });
    expect(await asked(ctx, { ...letter, way: "post" })).toMatchObject({ isPost: true });
    await expect(asked(ctx, { ...letter, level: 4 })).rejects.toMatchObject({ code: "input.invalid" });
    const odd = [`/today/offers/${act.split("/")[2]}/remind`, "/today/x", "/invoices"];
    for (const act of odd) await expect(asked(ctx, { act })).rejects.toMatchObject({ code: "input.invalid" });
  });

  it("before payments are confirmed it says who paid and how much, and whether one was decided", async () => {
    const { ctx, other } = await start();
    const ids: string[] = [];
    for (let paid = 0; paid < 2; paid++) ids.push(await reportPayment(ctx, await invoiceWith(ctx, "sent")));
    const act = "/payments/confirm";
    const shown = { verb: "confirm", name: "Kundin AG", amount: { CHF: 200_00, EUR: 0 }, isOutdated: false };
    expect(await asked(ctx, { act }, ids)).toMatchObject({ ...shown, params: { count: 2 } });
    expect(await asked(ctx, { act }, [...ids, ...ids])).toMatchObject({ params: { count: 2 } });
    const notFound = { code: "payment.not_found" };
    for (const some of [[], [...ids, "00000000-0000-7000-8000-000000000000"]])
      await expect(asked(ctx, { act }, some)).rejects.toMatchObject(notFound);
    await expect(asked(other, { act }, ids)).rejects.toMatchObject(notFound);
    await ctx.db.updateTable("payments").set({ state: "booked" }).where("id", "=", ids[0]!).execute();
    expect(await asked(ctx, { act }, ids)).toMatchObject({ isOutdated: true });
  });
});
