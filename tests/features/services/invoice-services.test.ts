import { expect, it } from "vitest";
import { createClient, deleteClient } from "#app/features/selling/clients/clients.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import {
  createService,
  createServices,
  deleteService,
  updateService,
} from "#app/features/selling/services/change-services.server.ts";
import { invoiceServicesSchema } from "#app/features/selling/services/invoice-services.schema.ts";
import { invoiceServices } from "#app/features/selling/services/invoice-services.server.ts";
import { findService, listServices } from "#app/features/selling/services/services.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { drawInvoice } from "../../support/invoices/draw-invoice.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { readPdf } from "../../support/read/read-pdf.ts";
import { serviceInput } from "../../support/service-input.ts";

onEachDatabase((open) => {
  const atWork = async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const { id: clientId } = await createClient(ctx, clientInput());
    return { ctx, clientId };
  };
  const invoiced = (ctx: UserContext, input: object) =>
    invoiceServices(ctx, invoiceServicesSchema.parse(input));
  const invoiceCount = async ({ db }: UserContext) =>
    (await db.selectFrom("invoices").select("id").execute()).length;

  it("services become one draft, a row for each with its day, and are billed", async () => {
    const { ctx, clientId } = await atWork();
    const first = await createService(ctx, serviceInput(clientId));
    const second = await createService(ctx, serviceInput(clientId, { day: "2026-11-05", quantity: 1 }));
    const id = await invoiced(ctx, { clientId, serviceIds: [second.id, first.id] });
    const invoice = await findInvoice(ctx, id);
    expect(invoice).toMatchObject({
      status: "draft",
      clientId,
      project: "Website",
      serviceFrom: "2026-11-03",
      serviceTo: "2026-11-05",
      subtotal: 490_00,
      items: [
        {
          description: "Konzept",
          quantity: 2500,
          unit: "h",
          unitPrice: 140_00,
          vatRate: 81,
          details: "03.11.2026",
        },
        { quantity: 1000, details: "05.11.2026" },
      ],
    });
    expect(await findService(ctx, first.id)).toMatchObject({ invoiceId: id, version: 2 });
    expect((await listServices(ctx, { state: "open" })).total).toBe(0);
  });

  it("services of the same text become one row that names each day, on the paper too", async () => {
    const { ctx, clientId } = await atWork();
    const days = Array.from(
      { length: 40 },
      (_, at) => `2026-${at < 20 ? "10" : "11"}-${String((at % 20) + 1).padStart(2, "0")}`,
    );
    await createServices(
      ctx,
      days.map((day) => serviceInput(clientId, { day })),
    );
    const id = await invoiced(ctx, { clientId, until: "2026-11-30", groupBy: "text" });
    const invoice = await findInvoice(ctx, id);
    const lines = invoice.items.flatMap(({ details }) => details.split("\n"));
    expect(lines).toHaveLength(40);
    expect([lines[0], lines[39]]).toEqual(["01.10.2026: 2.5 h", "20.11.2026: 2.5 h"]);
    expect(invoice.items.length).toBeLessThan(4);
    expect(invoice.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(100_000);
    const paper = readPdf(await drawInvoice({ ...invoice, isCopy: false, mark: null }))
      .map(({ text }) => text)
      .join("\n");
    for (const line of lines) expect(paper).toContain(line);
  });

  it("two presses at once create one invoice", async () => {
    const { ctx, clientId } = await atWork();
    const { id } = await createService(ctx, serviceInput(clientId));
    const presses = Array.from({ length: 6 }, () => invoiced(ctx, { clientId, serviceIds: [id] }));
    expect(new Set(await Promise.all(presses)).size).toBe(1);
    const byDay = await createService(ctx, serviceInput(clientId));
    const all = Array.from({ length: 6 }, () => invoiced(ctx, { clientId, until: byDay.day }));
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await invoiceCount(ctx)).toBe(2);
  });

  it("a service that has changed or is billed elsewhere refuses all, and names what differs", async () => {
    const { ctx, clientId } = await atWork();
    const kept = await createService(ctx, serviceInput(clientId));
    const { id } = await createService(ctx, serviceInput(clientId, { description: "Entwurf" }));
    await updateService(ctx, id, serviceInput(clientId, { description: "Entwurf", quantity: 3 }));
    const serviceIds = [kept.id, id];
    const versions = { [kept.id]: 1, [id]: 1 };
    await expect(invoiced(ctx, { clientId, serviceIds, versions })).rejects.toMatchObject({
      code: "service.changed",
      fields: [{ field: "serviceIds[1]", code: "field.service_changed", params: { text: "Entwurf" } }],
    });
    await invoiced(ctx, { clientId, serviceIds: [id] });
    await expect(invoiced(ctx, { clientId, serviceIds })).rejects.toMatchObject({
      code: "service.changed",
      fields: [{ field: "serviceIds[1]", code: "field.service_billed" }],
    });
    expect((await findService(ctx, kept.id)).invoiceId).toBeNull();
    expect(await invoiceCount(ctx)).toBe(1);
  });

  it("a billed service stays as it is", async () => {
    const { ctx, clientId } = await atWork();
    const { id } = await createService(ctx, serviceInput(clientId));
    await invoiced(ctx, { clientId, serviceIds: [id] });
    const refused = { code: "service.billed" };
    await expect(updateService(ctx, id, serviceInput(clientId, { quantity: 1 }))).rejects.toMatchObject(
      refused,
    );
    await expect(deleteService(ctx, id)).rejects.toMatchObject(refused);
  });

  it("a deleted draft and a cancelled invoice give their services back once, and say so", async () => {
    const { ctx, clientId } = await atWork();
    const { id } = await createService(ctx, serviceInput(clientId));
    await deleteInvoice(ctx, await invoiced(ctx, { clientId, serviceIds: [id] }));
    expect(await findService(ctx, id)).toMatchObject({ invoiceId: null, version: 3 });
    const sent = await invoiced(ctx, { clientId, serviceIds: [id] });
    await markSent(ctx, sent);
    await cancelInvoice(ctx, sent);
    expect(await findService(ctx, id)).toMatchObject({ invoiceId: null, version: 5 });
    const again = await invoiced(ctx, { clientId, serviceIds: [id] });
    await deleteInvoice(ctx, sent);
    expect(await findService(ctx, id)).toMatchObject({ invoiceId: again });
    const told = await ctx.db.selectFrom("history").select("event").execute();
    expect(told.filter(({ event }) => event === "invoice.services_open_again")).toHaveLength(2);
  });

  it("an archived invoice that was paid keeps its services", async () => {
    const { ctx, clientId } = await atWork();
    const { id } = await createService(ctx, serviceInput(clientId));
    const invoiceId = await invoiced(ctx, { clientId, serviceIds: [id] });
    await markSent(ctx, invoiceId);
    await markPaid(ctx, invoiceId, { paidOn: ctx.today });
    await deleteInvoice(ctx, invoiceId);
    expect((await findService(ctx, id)).invoiceId).toBe(invoiceId);
  });

  it("services of a deleted client are kept, and wait for another one", async () => {
    const { ctx, clientId } = await atWork();
    const { id } = await createService(ctx, serviceInput(clientId));
    await deleteClient(ctx, clientId);
    expect((await findService(ctx, id)).clientId).toBeNull();
    const other = await createClient(ctx, clientInput({ name: "Neue AG" }));
    await updateService(ctx, id, serviceInput(other.id));
    expect((await findService(ctx, id)).clientId).toBe(other.id);
  });

  it("one invoice takes 500 services and 200 rows, and says what is too much", async () => {
    const { ctx, clientId } = await atWork();
    await createServices(
      ctx,
      Array.from({ length: 501 }, (_, at) => serviceInput(clientId, { description: `Text ${at % 201}` })),
    );
    const tooMany = (field: string, max: number) => ({
      code: "input.invalid",
      fields: [{ field, code: "field.too_many", params: { max } }],
    });
    const all = { clientId, until: "2026-11-30" };
    await expect(invoiced(ctx, { ...all, groupBy: "text" })).rejects.toMatchObject(tooMany("until", 500));
    const { services } = await listServices(ctx, { limit: 201 });
    const serviceIds = services.map(({ id }) => id);
    await expect(invoiced(ctx, { clientId, serviceIds })).rejects.toMatchObject(tooMany("items", 200));
    expect(await invoiceCount(ctx)).toBe(0);
  });

  it("another client's or another business's services are refused", async () => {
    const { ctx, clientId } = await atWork();
    const other = await createClient(ctx, clientInput({ name: "Andere AG" }));
    const { id } = await createService(ctx, serviceInput(other.id));
    const refusal = (code: string) => ({ fields: [{ field: "serviceIds[0]", code }] });
    await expect(invoiced(ctx, { clientId, serviceIds: [id] })).rejects.toMatchObject(
      refusal("field.service_of_other"),
    );
    const stranger = await member(ctx.platform as never, { email: "stranger@example.ch" });
    await expect(findService(stranger, id)).rejects.toMatchObject({ code: "service.not_found" });
  });
});
