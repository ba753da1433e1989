import { expect, it } from "vitest";
import { registeredClient } from "../support/read/api-answers.ts";
import { ApiClient } from "../support/client.ts";
import { CLIENT } from "../support/invoices/client-input.ts";
import { PERSON } from "../support/person.ts";

const STORED = { ...CLIENT, phone: "+41446681800" };
const UNKNOWN = "0198c0de-0000-7000-8000-000000000000";

it("creates, shows, changes and deletes a client", async () => {
  const { api } = await registeredClient();
  const created = await api.call("POST", "/clients", CLIENT);
  expect(created.status).toBe(201);
  const id = String(created.data?.id);
  expect(created.data).toEqual({
    ...STORED,
    eBillId: "",
    clientNumber: "",
    remark: "",
    _id: id,
    id,
    version: 1,
    externalId: null,
    metadata: {},
    createdAt: "2026-11-21T12:00:00.000Z",
    updatedAt: "2026-11-21T12:00:00.000Z",
  });
  expect((await api.call("GET", `/clients/${id}`)).data).toEqual(created.data);

  const changed = await api.call("PUT", `/clients/${id}`, { ...CLIENT, name: "Obertor AG", phone: "" });
  expect([changed.status, changed.data]).toEqual([
    200,
    { ...created.data, name: "Obertor AG", phone: "", version: 2 },
  ]);

  const gone = await api.call("DELETE", `/clients/${id}`);
  expect([gone.status, gone.data]).toEqual([200, { deleted: true }]);
  for (const method of ["GET", "DELETE"]) {
    expect(await api.call(method, `/clients/${id}`)).toMatchObject({ status: 404, code: "client.not_found" });
  }
});

it("a client that is written as it is stays the same version", async () => {
  const { api } = await registeredClient();
  const { data: created } = await api.call("POST", "/clients", CLIENT);
  const { data: same } = await api.call("PUT", `/clients/${String(created?.id)}`, CLIENT);
  expect(same).toEqual(created);
});

it("wants no more than name and e-mail, in the user's language", async () => {
  const { api } = await registeredClient();
  const { status, data } = await api.call("POST", "/clients", { name: "Anna", email: "A@example.ch" });
  expect(status).toBe(201);
  expect(data).toMatchObject({
    name: "Anna",
    contact: "",
    email: "a@example.ch",
    phone: "",
    vatNumber: "",
    eBillId: "",
    language: "en",
    address: { street: "", buildingNumber: "", postalCode: "", city: "", country: "CH" },
  });
});

it("lists by name, in pages, and searches", async () => {
  const { api } = await registeredClient();
  for (const name of ["Żółty & Söhne", "Ämtli", "Beta"])
    await api.call("POST", "/clients", { ...CLIENT, name });
  const { data } = await api.call("GET", "/clients?limit=2");
  expect(data).toMatchObject({
    page: 1,
    limit: 2,
    total: 3,
    clients: [{ name: "Ämtli", address: CLIENT.address }, { name: "Beta" }],
  });
  expect(Object.keys(data ?? {}).toSorted()).toEqual([
    ...["clients", "has_more", "limit", "next_cursor", "page", "total"],
  ]);
  expect((await api.call("GET", "/clients?limit=2&page=2")).data).toMatchObject({
    page: 2,
    clients: [{ name: "Żółty & Söhne" }],
  });
  expect((await api.call("GET", "/clients?q=ZOLTY")).data).toMatchObject({
    page: 1,
    limit: 10,
    total: 1,
    clients: [{ name: "Żółty & Söhne" }],
  });
  for (const query of ["?q=%00", "?q=", "?page=0", "?page=x&limit=1e9"]) {
    expect((await api.call("GET", `/clients${query}`)).data).toMatchObject({ page: 1, total: 3 });
  }
});

it("refuses a change from an older version with 409, and takes one that names none", async () => {
  const { api } = await registeredClient();
  const { data } = await api.call("POST", "/clients", CLIENT);
  const path = `/clients/${String(data?.id)}`;
  expect((await api.call("PUT", path, { ...CLIENT, name: "Obertor AG", version: 1 })).data).toMatchObject({
    version: 2,
  });
  const late = await api.call("PUT", path, { ...CLIENT, name: "Late", version: 1 });
  expect(late).toMatchObject({ status: 409, code: "client.changed", success: false });
  expect(late.error).toContain("changed elsewhere");
  expect((await api.call("PUT", path, CLIENT)).data).toMatchObject({ version: 3, name: CLIENT.name });
});

it("names every wrong field at once", async () => {
  const { api } = await registeredClient();
  const wrong = {
    name: "A",
    email: "a@",
    phone: "?",
    address: { ...CLIENT.address, postalCode: "1", city: "x".repeat(36) },
    vatNumber: "1".repeat(41),
    language: "es",
    version: -1,
  };
  const { data } = await api.call("POST", "/clients", CLIENT);
  for (const [method, path] of [
    ["POST", "/clients"],
    ["POST", "/clients/find-or-create"],
    ["PUT", `/clients/${String(data?.id)}`],
  ]) {
    const answer = await api.call(method!, path!, wrong);
    expect([answer.status, answer.code]).toEqual([422, "input.invalid"]);
    expect(answer.errors?.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
      "address.city field.too_long",
      "address.postalCode field.postal_code",
      "email field.email",
      "language field.language",
      "name field.too_short",
      "phone field.phone",
      "vatNumber field.too_long",
      "version field.wrong_type",
    ]);
  }
});

it("never refuses for a city: not for one left out, nor for one that the postal code does not have", async () => {
  const { api } = await registeredClient();
  for (const city of ["", "Atlantis"]) {
    const address = { ...CLIENT.address, postalCode: "6300", city };
    expect(await api.call("POST", "/clients", { ...CLIENT, address })).toMatchObject({
      status: 201,
      data: { address },
    });
  }
});

it("finds a client or makes one, and says which", async () => {
  const { api } = await registeredClient();
  const first = await api.call("POST", "/clients/find-or-create", CLIENT);
  expect([first.status, first.data]).toMatchObject([201, { isNew: true, client: STORED }]);
  const again = { name: CLIENT.name.toUpperCase(), email: CLIENT.email };
  const second = await api.call("POST", "/clients/find-or-create", again);
  expect([second.status, second.data]).toEqual([200, { isNew: false, client: first.data?.client }]);
  expect((await api.call("GET", "/clients")).data).toMatchObject({ total: 1 });
});

it("security 1: answers another business's client as if it did not exist, before looking at the body", async () => {
  const { api, origin } = await registeredClient();
  const { data } = await api.call("POST", "/clients", CLIENT);
  const id = String(data?.id);
  const other = new ApiClient(origin);
  await other.register({ ...PERSON, email: "other@example.ch" });
  for (const method of ["GET", "PUT", "DELETE"]) {
    for (const body of method === "PUT" ? [CLIENT, {}, "{"] : [undefined]) {
      const foreign = await other.call(method, `/clients/${id}`, body);
      const unknown = await other.call(method, `/clients/${UNKNOWN}`, body);
      expect([foreign.status, foreign.code]).toEqual([404, "client.not_found"]);
      expect([foreign.error, foreign.errors]).toEqual([unknown.error, unknown.errors]);
    }
  }
  expect((await other.call("GET", "/clients")).data).toMatchObject({ total: 0, clients: [] });
  expect((await api.call("GET", `/clients/${id}`)).data).toEqual(data);
});

it("security 2: takes no id, owner, version or time from outside", async () => {
  const { api } = await registeredClient();
  const forged = { id: UNKNOWN, _id: UNKNOWN, businessId: "x", business_id: "x", createdAt: "1999-01-01" };
  const { data } = await api.call("POST", "/clients", { ...CLIENT, ...forged, version: 9 });
  expect(data).toMatchObject({ version: 1, createdAt: "2026-11-21T12:00:00.000Z" });
  expect(data?.id).not.toBe(UNKNOWN);
  expect((await api.call("GET", "/clients")).data).toMatchObject({ total: 1 });
});

it("wants a session, and names the methods it knows", async () => {
  const { api, origin } = await registeredClient();
  const visitor = new ApiClient(origin);
  for (const path of ["/clients", `/clients/${UNKNOWN}`]) {
    expect(await visitor.call("GET", path)).toMatchObject({ status: 401, code: "session.required" });
  }
  expect((await visitor.call("POST", "/clients/find-or-create", CLIENT)).status).toBe(401);
  const wrong = await api.call("DELETE", "/clients");
  expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "GET, POST"]);
});
