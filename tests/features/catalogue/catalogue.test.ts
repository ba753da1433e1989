import { expect, it } from "vitest";
import type { CatalogueItem } from "#app/features/selling/catalogue/catalogue-item.ts";
import { findCatalogueItem, listCatalogue } from "#app/features/selling/catalogue/catalogue.server.ts";
import {
  archiveCatalogueItem,
  createCatalogueItem,
  deleteCatalogueItem,
  updateCatalogueItem,
} from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { catalogueInput } from "../../support/invoices/catalogue-input.ts";
import { member, testPlatform } from "../../support/platform.ts";

const ODD_IDS = ["", "x", "\u0000", "0198c0de-0000-7000-8000-000000000000", "'; drop table catalogue_items"];
const TAKEN = { code: "input.invalid", fields: [{ field: "number", code: "field.catalogue_number_taken" }] };

onDatabaseOfDay((open) => {
  it("a business that was closed meanwhile gets no entry, and loses none", async () => {
    const ctx = await member(testPlatform(await open()));
    const { id } = await createCatalogueItem(ctx, catalogueInput());
    await closeBusiness(ctx);
    const closed = { code: "session.required" };
    await expect(createCatalogueItem(ctx, catalogueInput())).rejects.toMatchObject(closed);
    await expect(deleteCatalogueItem(ctx, id)).rejects.toMatchObject(closed);
    expect(await findCatalogueItem(ctx, id)).toMatchObject({ id });
  });

  it("keeps an entry as it was given, and changes all of it", async () => {
    const ctx = await member(testPlatform(await open()));
    const { id } = await createCatalogueItem(ctx, catalogueInput());
    expect(await findCatalogueItem(ctx, id)).toEqual({
      id,
      name: { en: "", de: "Konzept", fr: "Concept", it: "" },
      number: "K-100",
      description: "Zwei Entwürfe\nEine Korrekturrunde",
      unit: "h",
      unitPrice: 140_00,
      pricesIncludeVat: 0,
      vatClass: "normal",
      zeroRateReason: "",
      archivedAt: null,
      version: 1,
      createdAt: ctx.now.toISOString(),
      updatedAt: ctx.now.toISOString(),
    } satisfies CatalogueItem);
    const changes = { name: { it: "Camera" }, number: "", unit: "", description: "", unitPrice: "90.05" };
    const changed = { ...changes, pricesIncludeVat: true, vatClass: "lodging", version: 1 };
    await updateCatalogueItem(ctx, id, catalogueInput(changed));
    expect(await findCatalogueItem(ctx, id)).toMatchObject({
      name: { en: "", de: "", fr: "", it: "Camera" },
      number: "",
      description: "",
      unit: "",
      unitPrice: 90_05,
      pricesIncludeVat: 1,
      vatClass: "lodging",
      version: 2,
    });
    await expect(updateCatalogueItem(ctx, id, catalogueInput({ version: 1 }))).rejects.toMatchObject({
      code: "catalogue.changed",
    });
    await expect(deleteCatalogueItem(ctx, id, 1)).rejects.toMatchObject({ code: "catalogue.changed" });
    await deleteCatalogueItem(ctx, id, 2);
    await expect(findCatalogueItem(ctx, id)).rejects.toMatchObject({ code: "catalogue.not_found" });
  });

  it("a number is given once in a business, in any case of its letters; without one there may be many", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { id } = await createCatalogueItem(ctx, catalogueInput({ number: "ab-1" }));
    await expect(createCatalogueItem(ctx, catalogueInput({ number: "AB-1" }))).rejects.toMatchObject(TAKEN);
    await updateCatalogueItem(ctx, id, catalogueInput({ number: "AB-1" }));
    for (const _ of [1, 2]) await createCatalogueItem(ctx, catalogueInput({ number: "" }));
    const other = await createCatalogueItem(ctx, catalogueInput({ number: "ab-2" }));
    await expect(
      updateCatalogueItem(ctx, other.id, catalogueInput({ number: "Ab-1" })),
    ).rejects.toMatchObject(TAKEN);
    const neighbour = await member(platform, { email: "other@example.ch" });
    await createCatalogueItem(neighbour, catalogueInput({ number: "ab-1" }));
    expect((await listCatalogue(neighbour)).total).toBe(1);
    for (const odd of [...ODD_IDS, id])
      for (const attempt of [
        () => findCatalogueItem(neighbour, odd),
        () => updateCatalogueItem(neighbour, odd, catalogueInput({ number: "" })),
        () => archiveCatalogueItem(neighbour, odd, true),
        () => deleteCatalogueItem(neighbour, odd),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: "catalogue.not_found" });
    expect((await listCatalogue(ctx)).total).toBe(4);
  });

  it("lists by name, finds by number, name and description, and leaves out what is archived", async () => {
    const ctx = await member(testPlatform(await open()), { preferredLanguage: "de" });
    const names = ["Zeichnung", "Ämtliplan", "Beratung", "Čech", "beta"];
    for (const de of names)
      await createCatalogueItem(ctx, catalogueInput({ name: { de, en: `X ${de}` }, number: `N-${de}` }));
    const shown = async (query: Parameters<typeof listCatalogue>[1]) =>
      (await listCatalogue(ctx, query)).items.map(({ name }) => name.de);
    expect(await shown({})).toEqual(["Ämtliplan", "Beratung", "beta", "Čech", "Zeichnung"]);
    expect(await shown({ search: "amtli" })).toEqual(["Ämtliplan"]);
    expect(await shown({ search: "n-be" })).toEqual(["Beratung", "beta"]);
    expect(await shown({ search: "korrekturrunde", limit: 1 })).toEqual(["Ämtliplan"]);
    const first = await listCatalogue(ctx, { limit: 3 });
    expect(await shown({ limit: 3, after: first.nextCursor })).toEqual(["Čech", "Zeichnung"]);
    expect(await shown({ limit: 3, page: 2 })).toEqual(["Čech", "Zeichnung"]);
    const [{ id }] = first.items as [CatalogueItem];
    await archiveCatalogueItem(ctx, id, true);
    await archiveCatalogueItem(ctx, id, true);
    expect((await findCatalogueItem(ctx, id)).version).toBe(2);
    expect([await shown({ search: "amtli" }), await shown({ archived: true })]).toEqual([[], ["Ämtliplan"]]);
    await updateCatalogueItem(ctx, id, catalogueInput({ name: { de: "Ämtli" } }));
    expect(await shown({ archived: true })).toEqual(["Ämtli"]);
    await updateCatalogueItem(ctx, id, catalogueInput({ archived: false }));
    expect(await shown({ archived: true })).toEqual([]);
  });
});
