import { expect, it } from "vitest";
import { listDeletions } from "#app/features/running/deletions/deletions.server.ts";
import { pastEvents } from "#app/features/running/history/past-events.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { createService, deleteService } from "#app/features/selling/services/change-services.server.ts";
import { invoiceServicesSchema } from "#app/features/selling/services/invoice-services.schema.ts";
import { invoiceServices } from "#app/features/selling/services/invoice-services.server.ts";
import { suggestedTexts } from "#app/features/selling/services/known-services.server.ts";
import { openOfClient } from "#app/features/selling/services/open-of-client.server.ts";
import { pasteSchema } from "#app/features/selling/services/paste.schema.ts";
import { clientChoices } from "#app/features/selling/services/service-form.server.ts";
import { serviceListRows } from "#app/features/selling/services/service-rows.server.ts";
import { listServices } from "#app/features/selling/services/services.server.ts";
import { takePasted } from "#app/features/selling/services/take-pasted.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { later, sendingMember, testPlatform } from "../../support/platform.ts";
import { serviceInput } from "../../support/service-input.ts";

const LINE = "2026-11-03 09:00-11:30 Konzept";

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const [first, second] = await Promise.all(
      ["Aebi", "Zaugg"].map((name) => createClient(ctx, clientInput({ name }))),
    );
    const add = async (clientId: string, day: string) =>
      (await createService(ctx, serviceInput(clientId, { day }))).id;
    return { platform, ctx, first: first!.id, second: second!.id, add };
  }

  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

  it("what is open of a client is its own, up to a day, and what is invoiced is none of it", async () => {
    const { ctx, first, second, add } = await start();
    const ids = [
      await add(first, "2026-11-01"),
      await add(first, "2026-11-30"),
      await add(first, "2026-12-01"),
    ];
    await add(second, "2026-11-02");
    expect(idsOf(await openOfClient(ctx, first, 9))).toEqual(ids);
    expect(idsOf(await openOfClient(ctx, first, 9, "2026-11-30"))).toEqual(ids.slice(0, 2));
    const input = invoiceServicesSchema.parse({ clientId: first, until: "2026-11-30" });
    const invoice = await findInvoice(ctx, await invoiceServices(ctx, input));
    expect(invoice.items).toHaveLength(2);
    expect(idsOf(await openOfClient(ctx, first, 9))).toEqual(ids.slice(2));
    const other = await createInvoice(ctx, invoiceInput());
    const { services } = await listServices(ctx);
    const rows = await serviceListRows(ctx, services, "en");
    expect(rows.map(({ day, client, invoice }) => [day, client, invoice])).toEqual([
      ["1 Dec 2026", "Aebi", ""],
      ["30 Nov 2026", "Aebi", invoice.number],
      ["2 Nov 2026", "Zaugg", ""],
      ["1 Nov 2026", "Aebi", invoice.number],
    ]);
    expect(await serviceListRows(ctx, [], "en")).toEqual([]);
    expect(await serviceListRows(ctx, services.slice(0, 1), "en")).toMatchObject([{ client: "Aebi" }]);
    const events = (await pastEvents(ctx, [invoice.id])).map(({ event, invoiceId }) => [event, invoiceId]);
    expect(events).toContainEqual(["invoice.made_from_services", invoice.id]);
    expect(events.filter(([, id]) => id === other)).toEqual([]);
    expect((await pastEvents(ctx, null)).filter(({ invoiceId }) => invoiceId !== null)).toEqual([]);
    const stranger = await sendingMember(ctx.platform, { email: "other@example.ch" });
    expect(await pastEvents(stranger, [invoice.id])).toEqual([]);
  });

  it("programs hear of a service since the instant it changed, and which one was deleted", async () => {
    const { platform, ctx, first, add } = await start();
    const [gone, kept] = [await add(first, "2026-11-01"), await add(first, "2026-11-02")];
    await deleteService(ctx, gone);
    const since = (updatedSince: string) => listServices(ctx, { updatedSince });
    expect(idsOf((await since(ctx.now.toISOString())).services)).toEqual([kept]);
    platform.pass(1);
    const now = later(ctx).now.toISOString();
    expect(idsOf((await since(now)).services)).toEqual([]);
    const deleted = await listDeletions(ctx, "service", { updatedSince: ctx.now.toISOString() });
    expect(idsOf(deleted?.deleted ?? [])).toEqual([gone]);
  });

  it("a thousand lines are pasted at once and no more, and what all share is judged for all", async () => {
    const { ctx, first } = await start();
    const paste = (lines: string, changes = {}) => {
      const shared = { clientId: first, unit: "h", unitPrice: "140", vatRate: "8.1", project: "" };
      return takePasted(ctx, pasteSchema.parse({ ...shared, lines, ...changes }));
    };
    const refused = (field: string) => ({ fields: [expect.objectContaining({ field })] });
    await expect(paste(`${LINE}\n`.repeat(1001))).rejects.toMatchObject(refused("lines"));
    await expect(paste(`${LINE}\nnichts`, { unitPrice: "viel" })).rejects.toMatchObject(refused("unitPrice"));
    expect(await paste(`${LINE}\n`.repeat(1000))).toEqual({ count: 1000, left: [] });
  });

  it("a chosen client is among those to choose from, however many there are", async () => {
    const { ctx, first, second } = await start();
    for (let count = 0; count < 200; count++)
      await createClient(ctx, clientInput({ name: `Meier ${count}` }));
    const choices = await clientChoices(ctx, second);
    expect([choices.length, choices[0]]).toEqual([201, { id: second, name: "Zaugg" }]);
    expect((await clientChoices(ctx, first)).filter(({ id }) => id === first)).toHaveLength(1);
  });

  it("texts of the latest services are offered first", async () => {
    const { ctx, first } = await start();
    for (const [day, description] of [
      ["2026-11-01", "Konzept"],
      ["2026-11-02", "Entwurf"],
    ] as const)
      await createService(ctx, serviceInput(first, { day, description }));
    expect(await suggestedTexts(ctx, first)).toEqual(["Entwurf", "Konzept"]);
  });

  it("a client stands once among those to choose from", async () => {
    const { ctx, first } = await start();
    const names = async (chosen: string) => (await clientChoices(ctx, chosen)).map(({ name }) => name);
    const both = [expect.stringContaining("Aebi"), expect.stringContaining("Zaugg")];
    for (const chosen of ["", first, ctx.newId()]) expect(await names(chosen)).toEqual(both);
  });

  it("a business that was closed meanwhile invoices no service", async () => {
    const { ctx, first, add } = await start();
    await add(first, "2026-11-01");
    await closeBusiness(ctx);
    const input = invoiceServicesSchema.parse({ clientId: first, until: "2026-11-30" });
    await expect(invoiceServices(ctx, input)).rejects.toMatchObject({ code: "session.required" });
  });
});
