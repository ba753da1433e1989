import { expect, it } from "vitest";
import { saveVatMethod } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { vatMethodSchema } from "#app/features/taxes/tax/method/vat-method.schema.ts";
import { METHOD, row } from "../../support/tax/worked-year.ts";
import { startProgram } from "./start.ts";

/** The newest period is the fourth quarter of 2026. */
async function registered(changes: object = {}) {
  const program = await startProgram();
  await program.ctx.db
    .updateTable("businesses")
    .set({ vat_number: "CHE123456788", company_name: "Brunner" })
    .execute();
  await saveVatMethod(program.ctx, vatMethodSchema.parse({ ...METHOD, validFrom: "2026-07-01", ...changes }));
  const { data } = await program.call("GET", "/tax/periods");
  const [open = "", third = ""] = (data?.taxPeriods as { id: string }[]).map(({ id }) => id);
  return { ...program, open, third };
}

it("figures are typed by their numbers, null makes one 0, and an old version is refused", async () => {
  const { call, third } = await registered();
  const typed = await call("PATCH", `/tax/periods/${third}`, { 400: 12.35, 910: 5, version: 1 });
  expect(typed).toMatchObject({ status: 200, data: { typed: { 400: 12.35, 405: 0, 910: 5 }, version: 2 } });
  expect(await call("PATCH", `/tax/periods/${third}`, { 400: 1, version: 1 })).toMatchObject({
    status: 409,
    code: "tax_period.changed",
  });
  const cleared = await call("PATCH", `/tax/periods/${third}`, { 400: null });
  expect(cleared.data).toMatchObject({ typed: { 400: 0, 910: 5 } });
  expect(await call("PATCH", `/tax/periods/${third}`, { 400: -1, 499: 1 })).toMatchObject({
    status: 422,
    errors: expect.arrayContaining([
      expect.objectContaining({ field: "400" }),
      expect.objectContaining({ field: "499" }),
    ]),
  });
});

it("with net tax rates there is no input tax to type", async () => {
  const activities = [{ code: "12345", name: "Gestaltung", rate: 6.2 }];
  const { call, open } = await registered({ method: "net", period: "half", activities });
  const refused = await call("PATCH", `/tax/periods/${open}`, { 400: 1 });
  expect(refused).toMatchObject({ status: 422, errors: [{ field: "400" }] });
  expect((await call("PATCH", `/tax/periods/${open}`, { 400: 0, 900: 3 })).status).toBe(200);
});

it("a closed return is corrected, read line by line, and taken away as PDF and XML", async () => {
  const { call, api, third, sent } = await registered();
  for (const day of ["2026-08-03", "2026-08-04", "2026-09-05"])
    await sent({ issueDate: day, dueDate: "2026-10-31", items: [row(100, 8.1)] });
  const early = await call("POST", `/tax/periods/${third}/corrections`);
  expect(early).toMatchObject({ status: 409, code: "tax_period.open" });
  const documents = [];
  for (let after = "", more = true; more;) {
    const { data } = await call("GET", `/tax/periods/${third}/documents?line=200&limit=2${after}`);
    documents.push(...(data?.documents as object[]));
    after = `&starting_after=${String(data?.next_cursor)}`;
    more = data?.has_more === true;
  }
  expect(documents).toHaveLength(3);
  expect(documents[0]).toMatchObject({
    day: "2026-08-03",
    factDay: "2026-08-03",
    kind: "invoice",
    rate: 8.1,
    net: 100,
    vat: 8.1,
  });
  const lineOf = (line: string) => call("GET", `/tax/periods/${third}/documents?line=${line}`);
  expect((await lineOf("221")).data).toMatchObject({ documents: [], has_more: false });
  for (const line of ["400", "399", "x"])
    expect(await lineOf(line)).toMatchObject({ status: 422, errors: [{ field: "line" }] });

  const { data } = await call("GET", `/tax/periods/${third}`);
  const closed = await call("POST", `/tax/periods/${third}/close`, { hash: data?.hash });
  expect(closed).toMatchObject({ status: 200, data: { state: "closed" } });
  const correction = await call("POST", `/tax/periods/${third}/corrections`);
  expect(correction).toMatchObject({ status: 201, data: { correction: 1, state: "open" } });
  expect((await call("POST", `/tax/periods/${third}/corrections`)).data?.id).toBe(correction.data?.id);
  const headers = { Authorization: `Bearer ${api.token}` };
  for (const type of ["pdf", "xml"]) {
    const file = await fetch(`${api.origin}/api/v1/tax/periods/${third}/${type}`, { headers });
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, `application/${type}`]);
  }
});

it("the way of counting is read and changed, and what is at 0 % is decided", async () => {
  const { call, sent, third } = await registered();
  const step = { ...METHOD, validFrom: "2027-01-01", method: "net", period: "year" };
  const activities = [{ code: "12345", name: "Gestaltung", rate: 6.2 }];
  const made = await call("POST", "/tax/methods", { ...step, activities });
  expect(made).toMatchObject({ status: 201, data: { ...step, activities, registeredBefore: null } });
  const { data } = await call("GET", "/tax/methods");
  expect((data?.methods as { validFrom: string }[]).map(({ validFrom }) => validFrom)).toEqual([
    ...["2027-01-01", "2026-07-01"],
  ]);
  const refused = await call("POST", "/tax/methods", {
    ...step,
    activities: [{ ...activities[0], rate: 6.3 }],
  });
  expect(refused).toMatchObject({ status: 422, errors: [{ field: "activities[0].rate" }] });

  const id = await sent({ issueDate: "2026-08-03", dueDate: "2026-10-31", items: [row(100, 0)] });
  const undecided = await call("GET", `/tax/periods/${third}/documents?line=undecided`);
  expect(undecided.data).toMatchObject({ documents: [{ invoiceId: id, net: 100 }] });
  const decided = await call("POST", "/tax/decisions", { invoiceIds: [id], reason: "export" });
  expect(decided).toMatchObject({
    status: 200,
    data: { invoiceIds: [id], reason: "export", activity: null },
  });
  const exported = await call("GET", `/tax/periods/${third}/documents?line=220`);
  expect(exported.data).toMatchObject({ documents: [{ invoiceId: id, net: 100 }] });
  for (const [body, field] of [
    [{ invoiceIds: [id] }, "reason"],
    [{ invoiceIds: [], reason: "export" }, "invoiceIds"],
    [{ invoiceIds: [id], activity: "99999" }, "activity"],
  ] as const)
    expect(await call("POST", "/tax/decisions", body)).toMatchObject({ status: 422, errors: [{ field }] });
});

it("a year over is compared with its returns, and its differences are filed, below 0 too", async () => {
  const { call, sent } = await registered({ validFrom: "2025-10-01" });
  const year = (method: string, rest = "") => call(method, `/tax/reconciliations/2025${rest}`);
  expect((await year("GET")).data).toMatchObject({ state: "unfiled", fileUntil: "2026-06-29" });
  expect(await year("POST", "/corrections")).toMatchObject({
    status: 409,
    code: "tax_period.unreconcilable",
  });
  const { data } = await year("GET");
  const [quarter = ""] = data?.unfiledIds as string[];
  const { data: period } = await call("GET", `/tax/periods/${quarter}`);
  await call("POST", `/tax/periods/${quarter}/close`, { hash: period?.hash });
  await sent({ issueDate: "2025-11-03", dueDate: "2025-12-31", items: [row(100, 8.1)] });
  expect((await year("GET")).data).toMatchObject({
    year: 2025,
    from: "2025-10-01",
    to: "2025-12-31",
    state: "ready",
    taxPeriodId: null,
    filedIds: [quarter],
    lines: expect.arrayContaining([
      { ziffer: "303", rate: 8.1, book: 100, filed: 0, difference: 100 },
      { ziffer: "500", rate: null, book: 8.1, filed: 0, difference: 8.1 },
    ]),
  });
  const begun = await year("POST", "/corrections");
  expect(begun).toMatchObject({
    status: 201,
    data: { kind: "reconciliation", name: "2025-R", payable: 8.1 },
  });
  const id = String(begun.data?.id);
  expect((await call("PATCH", `/tax/periods/${id}`, { 400: -1.2 })).data).toMatchObject({ payable: 9.3 });
  expect((await year("DELETE")).data).toMatchObject({ state: "ready" });
  expect(await year("DELETE")).toMatchObject({ status: 404, code: "tax_period.not_found" });
  const again = await year("POST", "/corrections");
  const { hash } = again.data as { hash: string };
  const closed = await call("POST", `/tax/periods/${String(again.data?.id)}/close`, { hash });
  expect(closed).toMatchObject({ status: 200, data: { state: "closed", payable: 8.1 } });
  for (const wrong of ["1776", "2019", "x"])
    expect((await call("GET", `/tax/reconciliations/${wrong}`)).status).toBe(404);
});
