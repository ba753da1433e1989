import { expect, it } from "vitest";
import { listDeletions } from "#app/features/running/deletions/deletions.server.ts";
import { createCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { deleteTemplate } from "#app/features/selling/templates/delete-template.server.ts";
import { fromTemplate } from "#app/features/selling/templates/from-template.server.ts";
import { templateForm } from "#app/features/selling/templates/template-form.server.ts";
import { listTemplates } from "#app/features/selling/templates/templates.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { catalogueInput } from "../../support/invoices/catalogue-input.ts";
import { templateInput } from "../../support/invoices/template-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

onDatabaseOfDay((open) => {
  it("deleting a template leaves all others, and programs hear which one went", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const other = await sendingMember(ctx.platform, { email: "other@example.ch" });
    const [gone, kept] = [
      await createTemplate(ctx, templateInput({ name: "Gone" })),
      await createTemplate(ctx, templateInput({ name: "Kept" })),
    ];
    const foreign = await createTemplate(other, templateInput({ name: "Foreign" }));
    expect(await deleteTemplate(ctx, gone)).toEqual({ name: "Gone" });
    expect((await listTemplates(ctx)).templates.map(({ id }) => id)).toEqual([kept]);
    expect((await listTemplates(other)).templates.map(({ id }) => id)).toEqual([foreign]);
    const deleted = await listDeletions(ctx, "template", { updatedSince: ctx.now.toISOString() });
    expect(deleted?.deleted.map(({ id }) => id)).toEqual([gone]);
  });

  it("a business has 200 templates at most, whatever another one has", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const other = await sendingMember(ctx.platform, { email: "other@example.ch" });
    const id = await createTemplate(ctx, templateInput());
    const row = await ctx.db
      .selectFrom("templates")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const copies = (businessId: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...row,
        id: ctx.newId(),
        business_id: businessId,
        name: `Copy ${index}`,
        name_key: `copy ${index}`,
      }));
    for (const rows of [copies(ctx.businessId, 198), copies(other.businessId, 200)])
      await ctx.db.insertInto("templates").values(rows).execute();
    await createTemplate(ctx, templateInput({ name: "Last" }));
    const full = { code: "template.too_many" };
    await expect(createTemplate(ctx, templateInput({ name: "Over" }))).rejects.toMatchObject(full);
  });

  it("an invoice from a template is due after its days, where the day of issue is one", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const templateId = await createTemplate(ctx, templateInput({ termDays: 10 }));
    expect(await fromTemplate(ctx, { templateId })).toMatchObject({ dueDate: "2026-12-01" });
    expect(await fromTemplate(ctx, { templateId, issueDate: "2026-11-01" })).toMatchObject({
      dueDate: "2026-11-11",
    });
    for (const issueDate of ["soon", 5])
      expect(await fromTemplate(ctx, { templateId, issueDate })).not.toHaveProperty("dueDate");
    for (const json of [{}, { templateId: 5 }]) expect(await fromTemplate(ctx, json)).toBe(json);
  });

  it("an entry picked from the catalogue has VAT where there is a VAT number", async () => {
    const platform = testPlatform(await open());
    for (const vatNumber of ["", "CHE-123.456.788"]) {
      const ctx = await sendingMember(platform, { vatNumber, email: `${vatNumber || "none"}@example.ch` });
      const { id } = await createCatalogueItem(ctx, catalogueInput());
      const picked = await templateForm.onButton({ pickItem: "1", pickedItem: id, items: [] }, ctx);
      expect(picked).toMatchObject({ items: [{ vatRate: vatNumber ? "8.1" : "0" }] });
    }
  });

  it("a business that was closed meanwhile gets no template", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await closeBusiness(ctx);
    await expect(createTemplate(ctx, templateInput())).rejects.toMatchObject({ code: "session.required" });
  });
});

it("the name of a template has 99 characters at most", () => {
  expect(templateInput({ name: "x".repeat(99) }).name).toHaveLength(99);
  expect(() => templateInput({ name: "x".repeat(100) })).toThrow("too_long");
});
