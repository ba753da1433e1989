import { expect, it } from "vitest";
import { createClient, deleteClient } from "#app/features/selling/clients/clients.server.ts";
import { eachLine } from "#app/features/selling/invoices/fields/content-lines.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { deleteTemplate } from "#app/features/selling/templates/delete-template.server.ts";
import { findTemplate, listTemplates } from "#app/features/selling/templates/templates.server.ts";
import { MAX_TEMPLATES } from "#app/features/selling/templates/template.ts";
import { renameTemplate, updateTemplate } from "#app/features/selling/templates/update-template.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { makePro, member, type TestPlatform, testPlatform } from "../../support/platform.ts";
import { templateInput } from "../../support/invoices/template-input.ts";

const ODD_IDS = ["", "x", "\u0000", "0198c0de-0000-7000-8000-000000000000", "'; drop table templates"];
const TAKEN = { code: "input.invalid", fields: [{ field: "name", code: "field.template_name_taken" }] };

onDatabaseOfDay((open) => {
  it("keeps a template as it was given, and changes all of it", async () => {
    const ctx = await proMember(testPlatform(await open()));
    const client = await createClient(ctx, clientInput());
    const prices = { discount: "5 %", skonto: "2% 10" };
    const id = await createTemplate(ctx, templateInput({ clientId: client.id, ...prices }));
    expect(await findTemplate(ctx, id)).toEqual({
      id,
      name: "Konzept, monatlich",
      clientId: client.id,
      clientName: "Kulturhaus Obertor",
      language: "fr",
      ...eachLine(() => ""),
      subject: "Konzept",
      notes: "Danke",
      invoiceDiscount: "5%",
      currency: "CHF",
      skonto: "2:10",
      pricesIncludeVat: 0,
      slip: "standard",
      termDays: 10,
      items: [
        {
          description: "Konzept",
          quantity: 3000,
          unit: "",
          unitPrice: 19995,
          vatRate: 81,
          zeroRateReason: "",
          discount: "",
          details: "",
        },
        {
          description: "Porto",
          quantity: 1000,
          unit: "",
          unitPrice: 5,
          vatRate: 26,
          zeroRateReason: "",
          discount: "",
          details: "",
        },
      ],
      version: 1,
      createdAt: ctx.now.toISOString(),
      updatedAt: ctx.now.toISOString(),
    });
    const items = [{ description: "Miete", quantity: "1.5", unit: "h", unitPrice: "100", vatRate: "0" }];
    await updateTemplate(ctx, id, templateInput({ name: "Miete", termDays: "365", items, version: "1" }));
    expect(await findTemplate(ctx, id)).toMatchObject({
      name: "Miete",
      clientId: null,
      clientName: "",
      termDays: 365,
      version: 2,
      items: [{ description: "Miete", quantity: 1500, unit: "h", unitPrice: 10000, vatRate: 0 }],
    });
    const late = updateTemplate(ctx, id, templateInput({ version: "1" }));
    await expect(late).rejects.toMatchObject({ code: "template.changed" });
  });

  it("outlives its client, and takes nobody else's", async () => {
    const platform = testPlatform(await open());
    const ctx = await proMember(platform);
    const client = await createClient(ctx, clientInput());
    const id = await createTemplate(ctx, templateInput({ clientId: client.id }));
    await deleteClient(ctx, client.id);
    expect(await findTemplate(ctx, id)).toMatchObject({ clientId: null, clientName: "" });
    const other = await proMember(platform, "other@example.ch");
    const theirs = await createClient(other, clientInput());
    for (const clientId of [theirs.id, client.id, "x"]) {
      const foreign = createTemplate(ctx, templateInput({ name: "Fremd", clientId }));
      await expect(foreign).rejects.toMatchObject({
        fields: [{ field: "clientId", code: "client.not_found" }],
      });
    }
  });

  it("has each name once in a business, whatever its case", async () => {
    const platform = testPlatform(await open());
    const ctx = await proMember(platform);
    const id = await createTemplate(ctx, templateInput({ name: "Öl & Miete" }));
    const other = await createTemplate(ctx, templateInput({ name: "Miete" }));
    await expect(createTemplate(ctx, templateInput({ name: "öl & MIETE" }))).rejects.toMatchObject(TAKEN);
    await expect(renameTemplate(ctx, other, "ÖL & miete")).rejects.toMatchObject(TAKEN);
    const change = updateTemplate(ctx, other, templateInput({ name: "öl & miete" }));
    await expect(change).rejects.toMatchObject(TAKEN);
    await renameTemplate(ctx, id, "ÖL & MIETE");
    await createTemplate(ctx, templateInput({ name: "Ol & Miete" }));
    await createTemplate(await proMember(platform, "other@example.ch"), templateInput({ name: "Miete" }));
    const { templates } = await listTemplates(ctx);
    expect(templates.map(({ name }) => name)).toEqual(["Miete", "ÖL & MIETE", "Ol & Miete"]);
  });

  it("lets only one of several at once have a name, and never more than there may be", async () => {
    const ctx = await proMember(testPlatform(await open()));
    const tries = await Promise.allSettled([1, 2, 3].map(() => createTemplate(ctx, templateInput())));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const left = Array.from({ length: MAX_TEMPLATES - 1 }, (_, index) => `Vorlage ${index}`);
    for (const name of left) await createTemplate(ctx, templateInput({ name }));
    const many = createTemplate(ctx, templateInput({ name: "Noch eine" }));
    await expect(many).rejects.toMatchObject({ code: "template.too_many" });
    expect(await listTemplates(ctx)).toMatchObject({ total: MAX_TEMPLATES, limit: 10, page: 1 });
  });

  it("lists by name, ten a page, and searches with case and accents folded", async () => {
    const ctx = await proMember(testPlatform(await open()));
    const names = ["zebra", "Öl", "Apfel 10%", "apfel_b", ...Array.from({ length: 8 }, (_, n) => `N ${n}`)];
    for (const name of names) await createTemplate(ctx, templateInput({ name }));
    const pages = [await listTemplates(ctx), await listTemplates(ctx, { page: 2 })];
    expect(pages.flatMap(({ templates }) => templates.map(({ name }) => name))).toEqual([
      ...["Apfel 10%", "apfel_b", ...Array.from({ length: 8 }, (_, n) => `N ${n}`), "Öl", "zebra"],
    ]);
    for (const [search, found] of [
      ["APFEL", 2],
      ["ol", 1],
      ["0%", 1],
      ["l_b", 1],
      ["nichts", 0],
    ] as const)
      expect((await listTemplates(ctx, { search })).total).toBe(found);
  });

  it("security 1: knows no id of another business, nor anything that is no id", async () => {
    const platform = testPlatform(await open());
    const owner = await proMember(platform);
    const theirs = await createTemplate(owner, templateInput());
    const ctx = await proMember(platform, "other@example.ch");
    for (const id of [...ODD_IDS, theirs]) {
      const notFound = expect.objectContaining({ code: "template.not_found" });
      await expect(findTemplate(ctx, id)).rejects.toEqual(notFound);
      await expect(updateTemplate(ctx, id, templateInput())).rejects.toEqual(notFound);
      await expect(renameTemplate(ctx, id, "Meine")).rejects.toEqual(notFound);
      await expect(deleteTemplate(ctx, id)).rejects.toEqual(notFound);
    }
    expect(await listTemplates(ctx)).toMatchObject({ total: 0, templates: [] });
    expect(await findTemplate(owner, theirs)).toMatchObject({ version: 1 });
  });

  it("on Free is seen and deleted, and nothing else", async () => {
    const ctx = await proMember(testPlatform(await open()));
    const id = await createTemplate(ctx, templateInput());
    await ctx.db.updateTable("businesses").set({ plan: "free" }).execute();
    const refused = expect.objectContaining({ code: "plan.pro_required" });
    await expect(createTemplate(ctx, templateInput({ name: "Neu" }))).rejects.toEqual(refused);
    await expect(updateTemplate(ctx, id, templateInput())).rejects.toEqual(refused);
    await expect(renameTemplate(ctx, id, "Neu")).rejects.toEqual(refused);
    expect((await listTemplates(ctx)).templates).toMatchObject([{ id, name: "Konzept, monatlich" }]);
    expect(await deleteTemplate(ctx, id)).toEqual({ name: "Konzept, monatlich" });
    expect((await listTemplates(ctx)).total).toBe(0);
  });
});

async function proMember(platform: TestPlatform, email = "anna@example.ch"): Promise<UserContext> {
  const ctx = await member(platform, { email });
  await makePro(ctx);
  return ctx;
}
