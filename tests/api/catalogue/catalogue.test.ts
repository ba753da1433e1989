import { expect, it } from "vitest";
import { CATALOGUE_ITEM } from "../../support/invoices/catalogue-input.ts";
import { registeredClient } from "../../support/read/api-answers.ts";

const NAMES = { en: "", de: "Konzept", fr: "Concept", it: "" };

it("creates, shows, changes and deletes an entry", async () => {
  const { api } = await registeredClient();
  const created = await api.call("POST", "/catalogue", CATALOGUE_ITEM);
  expect(created.status).toBe(201);
  const id = String(created.data?.id);
  expect(created.data).toEqual({
    ...CATALOGUE_ITEM,
    id,
    name: NAMES,
    pricesIncludeVat: false,
    zeroRateReason: null,
    archived: false,
    version: 1,
    createdAt: "2026-11-21T12:00:00.000Z",
    updatedAt: "2026-11-21T12:00:00.000Z",
  });
  expect((await api.call("GET", `/catalogue/${id}`)).data).toEqual(created.data);
  const body = { name: { it: "Piano" }, unitPrice: "1'234.50", pricesIncludeVat: true, archived: true };
  const changed = await api.call("PUT", `/catalogue/${id}`, body);
  expect([changed.status, changed.data]).toMatchObject([
    200,
    {
      number: "",
      name: { en: "", de: "", fr: "", it: "Piano" },
      unitPrice: 1234.5,
      unit: "",
      pricesIncludeVat: true,
      vatClass: "normal",
      archived: true,
      version: 2,
    },
  ]);
  const kept = await api.call("PUT", `/catalogue/${id}`, CATALOGUE_ITEM);
  expect(kept.data).toMatchObject({ archived: true, version: 3 });
  const late = await api.call("PUT", `/catalogue/${id}`, { ...CATALOGUE_ITEM, version: 1 });
  expect(late).toMatchObject({ status: 409, code: "catalogue.changed" });
  expect((await api.call("DELETE", `/catalogue/${id}`)).data).toEqual({ deleted: true });
  expect(await api.call("GET", `/catalogue/${id}`)).toMatchObject({
    status: 404,
    code: "catalogue.not_found",
  });
});

it("lists by name, in pages, searches, and shows what is archived apart", async () => {
  const { api } = await registeredClient();
  for (const en of ["Żółty", "Ämtli", "Beta"])
    await api.call("POST", "/catalogue", { name: { en }, unitPrice: 1, archived: en === "Beta" });
  const { data } = await api.call("GET", "/catalogue?limit=1");
  expect(data).toMatchObject({
    page: 1,
    limit: 1,
    total: 2,
    has_more: true,
    items: [{ name: { en: "Ämtli" } }],
  });
  const next = await api.call("GET", `/catalogue?limit=1&starting_after=${String(data?.next_cursor)}`);
  expect(next.data).toMatchObject({ has_more: false, next_cursor: null, items: [{ name: { en: "Żółty" } }] });
  expect((await api.call("GET", "/catalogue?q=amtli")).data).toMatchObject({ total: 1 });
  expect((await api.call("GET", "/catalogue?archived=true")).data).toMatchObject({
    items: [{ name: { en: "Beta" }, archived: true }],
  });
  expect(await api.call("GET", "/catalogue?archived=maybe")).toMatchObject({
    status: 422,
    code: "input.invalid",
    errors: [{ field: "archived" }],
  });
});

it.each([
  [{ name: {} }, ["name.de", "field.catalogue_name"]],
  [{ name: { de: "x".repeat(51) } }, ["name.de", "field.too_long"]],
  [{ description: "x".repeat(501) }, ["description", "field.too_long"]],
  [{ vatClass: "8.1" }, ["vatClass", "field.not_one_of"]],
  [{ unitPrice: -1 }, ["unitPrice", "field.amount_negative"]],
])("refuses %j", async (wrong, [field, code]) => {
  const { api } = await registeredClient();
  expect(await api.call("POST", "/catalogue", { ...CATALOGUE_ITEM, ...wrong })).toMatchObject({
    status: 422,
    errors: [{ field, code }],
  });
});
