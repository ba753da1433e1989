import { expect, it } from "vitest";
import { SERVICE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { CLIENT } from "../support/invoices/client-input.ts";
import { startProgram } from "./v1/start.ts";

it("a program enters services, invoices them once, and reads what a project comes to", async () => {
  const { call } = await startProgram();
  const { data: client } = await call("POST", "/clients", CLIENT);
  const service = { ...SERVICE_EXAMPLE, clientId: client?.id };
  const made = await call("POST", "/services", service);
  expect(made).toMatchObject({
    status: 201,
    data: { ...service, amount: 350, state: "open", invoiceId: null, version: 1 },
  });
  const id = String(made.data?.id);
  const patched = await call("PATCH", `/services/${id}`, { quantity: 3 });
  expect(patched.data).toMatchObject({ quantity: 3, amount: 420, version: 2 });
  const late = { clientId: client?.id, serviceIds: [id], versions: { [id]: 1 } };
  expect(await call("POST", "/services/invoices", late)).toMatchObject({
    status: 409,
    code: "service.changed",
    errors: [{ field: "serviceIds[0]", code: "field.service_changed" }],
  });
  const chosen = { ...late, versions: { [id]: 2 } };
  const invoiced = await call("POST", "/services/invoices", chosen);
  expect(invoiced).toMatchObject({ status: 201, data: { status: "draft", project: "Website" } });
  const again = await call("POST", "/services/invoices", chosen);
  expect([again.status, again.data?.id]).toEqual([201, invoiced.data?.id]);
  const until = { clientId: client?.id, until: "2026-12-31" };
  expect(await call("POST", "/services/invoices", until)).toMatchObject({
    status: 409,
    code: "service.none_open",
  });
  const listed = await call("GET", `/services?client=${String(client?.id)}&project=WEBSITE&state=billed`);
  expect(listed.data).toMatchObject({ total: 1, services: [{ id, invoiceId: invoiced.data?.id }] });
  expect(await call("DELETE", `/services/${id}`)).toMatchObject({ status: 409, code: "service.billed" });
  await call("DELETE", `/invoices/${String(invoiced.data?.id)}`);
  expect((await call("GET", `/services/${id}`)).data).toMatchObject({ state: "open", invoiceId: null });
  expect((await call("GET", "/projects?from=2026-11-01&to=2026-11-30")).data).toMatchObject({
    projects: [{ project: "Website", income: 0, open: 420, hours: 3, costs: 0, result: 0 }],
  });
});

it("everything that is wrong with a service is named, and no rate is taken in silence", async () => {
  const { call } = await startProgram();
  const wrong = { clientId: "x", day: "31.2.2026", description: "A\u0007", quantity: -1, unitPrice: "viel" };
  const { status, errors } = await call("POST", "/services", wrong);
  expect(status).toBe(422);
  const fields = (errors as unknown as { field: string }[]).map(({ field }) => field).toSorted();
  expect(fields).toEqual(["day", "description", "quantity", "unitPrice", "vatRate"]);
  const unknown = await call("POST", "/services", { ...SERVICE_EXAMPLE });
  expect(unknown).toMatchObject({ status: 422, errors: [{ field: "clientId", code: "client.not_found" }] });
  expect((await call("GET", "/services/0190a2b3-0000-7000-8000-000000000001")).status).toBe(404);
});
