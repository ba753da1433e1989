import { expect, it } from "vitest";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { restoreInvoice } from "#app/features/selling/invoices/status/restore-invoice.server.ts";
import { EXPENSE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { problemAnswer } from "#app/features/programs/api-info/answers.ts";
import { keyClient } from "../../support/api-key.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { OFFER } from "../../support/offers/offer-input.ts";
import { startProgram } from "./start.ts";

/** What looks the same is kept twice. */
const EXPENSE = { ...EXPENSE_EXAMPLE, keepTwice: true };

type Program = Awaited<ReturnType<typeof startProgram>>;

onEachDatabase((open) => {
  it("while external ids are unique, a second record of a kind is refused by the name of the first", async () => {
    const { call, draft, sent, api, origin } = await unique(open);
    const kinds = [
      ["client", "/clients", CLIENT],
      ["offer", "/offers", OFFER],
      ["expense", "/expenses", EXPENSE],
    ] as const;
    for (const [type, path, body] of kinds) {
      const { data } = await call("POST", path, { ...body, externalId: "A-1" });
      expect(await call("POST", path, { ...body, externalId: "A-1" })).toMatchObject(taken(type, data?.id));
      const other = await call("POST", path, { ...body, externalId: "A-2" });
      const place = `${path}/${String(other.data?.id)}`;
      for (const method of ["PATCH", "PUT"]) {
        const moved = { ...(method === "PUT" ? body : {}), externalId: "A-1" };
        expect(await call(method, place, moved)).toMatchObject(taken(type, data?.id));
      }
      expect((await call("GET", place)).data).toMatchObject({ externalId: "A-2" });
    }
    const first = await draft({ externalId: "A-1" });
    const second = await sent({ externalId: "A-2" });
    const answer = await fetch(`${origin}/api/v1/invoices/${second}`, {
      method: "PATCH",
      headers: {
        Authorization: `Bearer ${api.token}`,
        Accept: "application/problem+json",
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ externalId: "A-1" }),
    });
    const problem = problemAnswer.parse(await answer.json());
    expect(problem).toMatchObject({ status: 409, existing: { type: "invoice", id: first } });
    const several = { invoices: [3, 1].map((n) => ({ ...INVOICE, externalId: `A-${n}` })) };
    expect(await call("POST", "/invoices/bulk", several)).toMatchObject({
      data: { results: [{ status: 201 }, { status: 409, error: { existing: { id: first } } }] },
    });
  });

  it("a place is free again once its record is gone or called otherwise", async () => {
    const { call, draft, sent, ctx } = await unique(open);
    const id = await sent({ externalId: "A-1" });
    const number = String((await call("GET", `/invoices/${id}`)).data?.invoiceNumber);
    await deleteInvoice(ctx, id);
    const next = await draft({ externalId: "A-1" });
    await expect(restoreInvoice(ctx, number)).rejects.toMatchObject({ code: "external_id.taken" });
    await call("PATCH", `/invoices/${next}`, { externalId: null });
    expect(await restoreInvoice(ctx, number)).toBe(true);
    expect(await call("PATCH", `/invoices/${next}`, { externalId: "A-1" })).toMatchObject(
      taken("invoice", id),
    );
    const copy = await call("POST", `/invoices/${id}/duplicate`);
    expect(copy).toMatchObject({ status: 201, data: { externalId: null } });
  });

  it("of two calls at once that give the same external id, one is refused", async () => {
    const { call, draft } = await unique(open);
    const ids = await Promise.all([draft(), draft()]);
    const answers = await Promise.all([
      ...ids.map((id) => call("PATCH", `/invoices/${id}`, { externalId: "A-1" })),
      call("POST", "/clients", { ...CLIENT, externalId: "A-1" }),
      call("POST", "/clients", { ...CLIENT, externalId: "A-1" }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 2).toSorted()).toEqual([200, 409]);
    expect(statuses.slice(2).toSorted()).toEqual([201, 409]);
  });

  it("is not switched on while records share one, and says which they are", async () => {
    const { call, draft, ctx } = await startProgram(open);
    const ids = [await draft({ externalId: "A-1" }), await draft({ externalId: "A-1" })];
    await draft({ externalId: "A-2" });
    await call("POST", "/clients", { ...CLIENT, externalId: "A-1" });
    const refused = await call("PATCH", "/user/profile", { uniqueExternalIds: true });
    expect(refused).toMatchObject({ status: 409, code: "external_id.not_unique" });
    expect(refused.errors).toMatchObject([
      {
        field: "uniqueExternalIds",
        message: `Records share: A-1 (invoice ${ids[0]}, invoice ${ids[1]}).`,
      },
    ]);
    await deleteInvoice(ctx, ids[0]!);
    const on = await call("PATCH", "/user/profile", { uniqueExternalIds: true });
    expect(on).toMatchObject({ status: 200, data: { uniqueExternalIds: true } });
    expect((await call("POST", "/clients", { ...CLIENT, externalId: "A-1" })).status).toBe(409);
    await call("PATCH", "/user/profile", { uniqueExternalIds: false });
    expect((await call("POST", "/clients", { ...CLIENT, externalId: "A-1" })).status).toBe(201);
  });

  it("what stood before it was switched on holds its external id, and what was deleted does not", async () => {
    const { call, draft, sent, ctx } = await startProgram(open);
    const gone = await sent({ externalId: "A-2" });
    await deleteInvoice(ctx, gone);
    const invoice = await draft({ externalId: "A-1" });
    const offer = await call("POST", "/offers", { ...OFFER, externalId: "A-1" });
    const expense = await call("POST", "/expenses", { ...EXPENSE, externalId: "A-1" });
    await call("PATCH", "/user/profile", { uniqueExternalIds: true });
    const again = async (path: string, body: object) => call("POST", path, { ...body, externalId: "A-1" });
    expect(await again("/invoices", INVOICE)).toMatchObject(taken("invoice", invoice));
    expect(await again("/offers", OFFER)).toMatchObject(taken("offer", offer.data?.id));
    expect(await again("/expenses", EXPENSE)).toMatchObject(taken("expense", expense.data?.id));
    expect((await call("POST", "/invoices", { ...INVOICE, externalId: "A-2" })).status).toBe(201);
  });

  it("kinds are apart, credit notes and invoices too, and so are businesses and their sandboxes", async () => {
    const { call, sent, origin, ctx } = await unique(open);
    const invoice = await sent({ externalId: "A-1" });
    const note = await call("POST", `/invoices/${invoice}/credit-notes`, { reason: "Storniert" });
    const place = `/invoices/${String(note.data?.id)}`;
    expect(await call("PATCH", place, { externalId: "A-1" })).toMatchObject({ status: 200 });
    const { api } = await keyClient(origin, ctx, { name: "test", mode: "test" });
    const inSandbox = () => api.call("POST", "/v1/clients", { ...CLIENT, externalId: "A-1" });
    const first = await inSandbox();
    expect(first.status).toBe(201);
    expect(await inSandbox()).toMatchObject(taken("client", first.data?.id));
    expect((await call("POST", "/clients", { ...CLIENT, externalId: "A-1" })).status).toBe(201);
  });

  it("the database itself refuses a second record", async () => {
    const { draft, platform } = await unique(open);
    await draft({ externalId: "A-1" });
    const other = await draft();
    const stolen = platform.database.db
      .updateTable("invoices")
      .set({ external_id: "A-1", unique_as: "invoice" })
      .where("id", "=", other)
      .execute();
    const fault = await stolen.catch((error: unknown) => error);
    expect(platform.database.dialect.isUniqueViolation(fault)).toBe(true);
  });
});

async function unique(open: Parameters<typeof startProgram>[0]): Promise<Program> {
  const program = await startProgram(open);
  await program.call("PATCH", "/user/profile", { uniqueExternalIds: true });
  return program;
}

function taken(type: string, id: unknown) {
  return { status: 409, code: "external_id.taken", existing: { type, id } };
}
