import { expect, it } from "vitest";
import { keepKnown } from "#app/features/people/accounts/money/known-account-rows.server.ts";
import {
  EXPENSE_EXAMPLE,
  SERVICE_EXAMPLE,
  SERIES_EXAMPLE,
  TEMPLATE_EXAMPLE,
} from "#app/features/programs/api-info/examples.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { startProgram } from "./start.ts";

it("what GET answers, PUT accepts", async () => {
  const { call, draft } = await startProgram();
  const { data: client } = await call("POST", "/clients", CLIENT);
  const series = { ...SERIES_EXAMPLE, template: { ...SERIES_EXAMPLE.template, clientId: client?.id } };
  const places = [
    `/invoices/${await draft()}`,
    `/clients/${String(client?.id)}`,
    `/catalogue/${String((await call("POST", "/catalogue", { name: { de: "Konzept" }, unitPrice: 140 })).data?.id)}`,
    `/series/${String((await call("POST", "/series", series)).data?.id)}`,
    `/templates/${String((await call("POST", "/templates", TEMPLATE_EXAMPLE)).data?.id)}`,
    `/services/${String((await call("POST", "/services", { ...SERVICE_EXAMPLE, clientId: client?.id })).data?.id)}`,
    `/expenses/${String((await call("POST", "/expenses", EXPENSE_EXAMPLE)).data?.id)}`,
    "/reminder-settings",
    "/user/profile",
  ];
  for (const place of places) {
    const { data } = await call("GET", place);
    const { status, errors, data: after } = await call("PUT", place, data);
    expect([place, status, errors]).toEqual([place, 200, undefined]);
    expect(Object.keys(after ?? {}).toSorted(), place).toEqual(Object.keys(data ?? {}).toSorted());
  }
});

it("an invoice that was read, changed and written back keeps what was not changed", async () => {
  const { call, draft } = await startProgram();
  const path = `/invoices/${await draft({ metadata: { order: "17" }, externalId: "A-1" })}`;
  const { data: before } = await call("GET", path);
  const items = (before?.items as { description: string; total: number }[]).map((item) => ({
    ...item,
    description: `${item.description} neu`,
  }));
  const { status, data } = await call("PUT", path, { ...before, items: items.toReversed(), subject: "Neu" });
  expect(status).toBe(200);
  const { items: _items, subject: _subject, version: _version, updatedAt: _updatedAt, ...rest } = before!;
  expect(data).toMatchObject({ ...rest, subject: "Neu" });
});

it.each([
  [{ status: "paid" }, "status"],
  [{ total: 1 }, "total"],
  [{ id: "0".repeat(36) }, "id"],
])("what nobody can set is refused with another value: %j", async (change, field) => {
  const { call, draft } = await startProgram();
  const path = `/invoices/${await draft()}`;
  const { data } = await call("GET", path);
  expect(await call("PUT", path, { ...data, ...change })).toMatchObject({
    status: 422,
    errors: [{ field, code: "field.read_only" }],
  });
  expect((await call("PATCH", path, change)).status).toBe(422);
});

it("a row's name and description may not say two things", async () => {
  const { call } = await startProgram();
  const { status, errors } = await call("POST", "/invoices", {
    recipient: INVOICE.recipient,
    items: [{ name: "Konzept", description: "Porto", quantity: 1, unitPrice: 1, vatRate: 0 }],
  });
  expect([status, errors?.map(({ field, code }) => [field, code])]).toEqual([
    422,
    [["items[0].name", "field.name_differs"]],
  ]);
});

it("PATCH changes what is sent, and null clears", async () => {
  const { call, draft } = await startProgram();
  const path = `/invoices/${await draft({ notes: "Danke", purchaseOrder: "4711", metadata: { a: "1", b: "2" } })}`;
  const { data: before } = await call("GET", path);
  const { status, data } = await call("PATCH", path, {
    notes: null,
    recipient: { address: { city: "Bern" } },
    metadata: { a: null, c: "3" },
  });
  expect(status).toBe(200);
  expect(data).toMatchObject({ notes: "", purchaseOrder: "4711", metadata: { b: "2", c: "3" } });
  expect(data?.recipient).toEqual({
    ...(before?.recipient as object),
    address: { ...(before?.recipient as { address: object }).address, city: "Bern" },
  });
  expect([data?.items, data?.total, data?.paymentReference]).toEqual([
    before?.items,
    before?.total,
    before?.paymentReference,
  ]);
});

it("PATCH of a draft's account makes the reference that fits it", async () => {
  const { call, ctx, draft } = await startProgram();
  const path = `/invoices/${await draft()}`;
  await keepKnown(ctx, "CH4431999123000889012");
  const { data, errors } = await call("PATCH", path, { sender: { iban: "CH44 3199 9123 0008 8901 2" } });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ paymentReferenceType: "QRR", sender: { iban: "CH4431999123000889012" } });
});

it("PATCH replaces a percentage by an amount", async () => {
  const { call, draft } = await startProgram();
  const path = `/invoices/${await draft({ discount: { percent: 10 } })}`;
  const { data } = await call("PATCH", path, { discount: { amount: 5 } });
  expect(data).toMatchObject({ discount: { amount: 5 }, discountTotal: 5 });
  expect((await call("PATCH", path, { discount: null })).data).not.toHaveProperty("discount");
});

it("an issued invoice takes notes of other programs, and nothing else", async () => {
  const { call, sent } = await startProgram();
  const path = `/invoices/${await sent()}`;
  const { data: before } = await call("GET", path);
  const { status, data } = await call("PATCH", path, { externalId: "SHOP-9", metadata: { paidBy: "shop" } });
  expect([status, data?.externalId, data?.metadata]).toEqual([200, "SHOP-9", { paidBy: "shop" }]);
  expect([data?.version, data?.total]).toEqual([before?.version, before?.total]);
  expect(await call("PATCH", path, { externalId: "X", subject: "Y" })).toMatchObject({ status: 409 });
  expect((await call("PATCH", path, { externalId: null })).data?.externalId).toBeNull();
});

it("PATCH with an outdated version or ETag changes nothing", async () => {
  const { call, draft, api } = await startProgram();
  const path = `/invoices/${await draft()}`;
  expect(await call("PATCH", path, { subject: "A", version: 7 })).toMatchObject({ code: "invoice.changed" });
  const headers = {
    Authorization: `Bearer ${api.token}`,
    "Content-Type": "application/json",
    "If-Match": '"7-x"',
  };
  const response = await fetch(`${api.origin}/api/v1${path}`, {
    method: "PATCH",
    headers,
    body: '{"subject":"A"}',
  });
  expect(response.status).toBe(412);
});

it("a client is patched, and an empty patch changes nothing", async () => {
  const { call } = await startProgram();
  const { data: before } = await call("POST", "/clients", { ...CLIENT, externalId: "7" });
  const path = `/clients/${String(before?.id)}`;
  expect((await call("PATCH", path, {})).data).toEqual(before);
  const { data } = await call("PATCH", path, { phone: null, language: "it" });
  expect(data).toMatchObject({
    ...before,
    phone: "",
    language: "it",
    version: 2,
    updatedAt: data?.updatedAt,
  });
});

it("PUT and PATCH of the profile never empty what is not sent", async () => {
  const { call } = await startProgram();
  const { data: before } = await call("GET", "/user/profile");
  for (const method of ["PUT", "PATCH"]) {
    const { status, data } = await call(method, "/user/profile", { companyName: `Studio ${method}` });
    expect([status, data]).toEqual([200, { ...before, companyName: `Studio ${method}` }]);
  }
  const { data } = await call("PATCH", "/user/profile", {
    companyName: null,
    address: { buildingNumber: null },
  });
  expect(data).toMatchObject({
    companyName: "",
    address: { ...(before?.address as object), buildingNumber: "" },
  });
});

it("a series that is patched to another unit loses the day of the month, and is refused one", async () => {
  const { call } = await startProgram();
  const { data: client } = await call("POST", "/clients", CLIENT);
  const template = { ...SERIES_EXAMPLE.template, clientId: client?.id };
  const rule = { every: 1, unit: "month", start: "2027-01-31", day: "last" };
  const path = `/series/${String((await call("POST", "/series", { ...SERIES_EXAMPLE, template, rule })).data?.id)}`;
  const patched = (change: object) => call("PATCH", path, { rule: change });
  expect((await patched({ every: 2 })).data).toMatchObject({ rule: { every: 2, day: "last" } });
  expect((await patched({ unit: "year" })).data).toMatchObject({ rule: { unit: "year", day: "last" } });
  expect(await patched({ unit: "week", day: 3 })).toMatchObject({
    status: 422,
    errors: [{ field: "rule.day", code: "field.day_of_month" }],
  });
  expect((await patched({ unit: "week" })).data?.rule).toEqual({
    every: 2,
    unit: "week",
    start: "2027-01-31",
  });
});
