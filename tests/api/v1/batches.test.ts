import { expect, it } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { addMembers, BATCH } from "../../support/batches/batch-input.ts";
import type { ApiBody } from "../../support/client.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { startProgram } from "./start.ts";

const BODY = { ...BATCH, group: "Mitglieder" };

onEachDatabase((open) => {
  it("a few are made within the call, which answers 201 with a result for each client", async () => {
    const { call, ctx } = await startProgram(open);
    const [first = "", second = ""] = await addMembers(ctx, 2);
    const { status, data, headers } = await call("POST", "/invoices/batches", {
      ...BODY,
      amounts: { [second]: 120.5 },
    });
    expect([status, data]).toMatchObject([201, { status: "done", total: 2, done: 2, failed: 0 }]);
    expect(headers.get("Location")).toBe(`/api/v1/invoices/batches/${String(data?.id)}`);
    expect(data?.results).toMatchObject([
      { clientId: first, state: "drafted", total: 80, error: null, field: null },
      { clientId: second, state: "drafted", total: 120.5 },
    ]);
    const { data: again } = await call("GET", `/invoices/batches/${String(data?.id)}`);
    expect(again).toEqual(data);
    const poor = await call("POST", "/clients", { name: "Zaugg", email: "z@example.ch" });
    const alone = { ...BATCH, clientIds: [poor.data?.id] };
    expect((await call("POST", "/invoices/batches", alone)).data).toMatchObject({
      group: null,
      failed: 1,
      results: [
        { number: null, total: null, field: "recipient.address.postalCode", error: "field.required" },
      ],
    });
  });

  it("many answer 202 with the progress, and 201 under the same key once they are made", async () => {
    const { api, origin, call, ctx, platform } = await startProgram(open);
    await addMembers(ctx, 21);
    const ask = async (body: object) => {
      const asked = {
        method: "POST",
        headers: {
          Authorization: `Bearer ${api.token}`,
          "Content-Type": "application/json",
          "Idempotency-Key": "fee-2027",
        },
        body: JSON.stringify(body),
      };
      const answer = await fetch(`${origin}/api/v1/invoices/batches`, asked);
      return { status: answer.status, ...((await answer.json()) as ApiBody) };
    };
    const begun = await ask(BODY);
    expect([begun.status, begun.data]).toMatchObject([202, { status: "running", total: 21, done: 0 }]);
    const waiting = await ask(BODY);
    expect([waiting.status, waiting.data?.id]).toEqual([202, begun.data?.id]);
    await runDueJobs(platform, handlers);
    const done = await ask(BODY);
    expect([done.status, done.data]).toMatchObject([201, { id: begun.data?.id, status: "done", done: 21 }]);
    const other = await ask({ ...BODY, subject: "Anderes" });
    expect([other.status, other.code]).toEqual([409, "idempotency.other_request"]);
    expect((await call("GET", "/invoices?limit=1")).data?.total).toBe(21);
  });

  it("a client says its groups, and the list is filtered by one", async () => {
    const { call } = await startProgram(open);
    const email = "a@example.ch";
    const created = await call("POST", "/clients", { name: "Aebi", email, groups: ["Vorstand", "Aktive"] });
    expect(created.data?.groups).toEqual(["Vorstand", "Aktive"]);
    const id = String(created.data?.id);
    await call("POST", "/clients", { name: "Berger", email, groups: ["aktive"] });
    const found = await call("GET", "/clients?group=Aktive");
    expect((found.data?.clients as { name: string }[]).map(({ name }) => name)).toEqual(["Aebi", "Berger"]);
    const patched = await call("PATCH", `/clients/${id}`, { groups: ["Ehrenmitglieder"] });
    expect(patched.data?.groups).toEqual(["Ehrenmitglieder"]);
    const replaced = await call("PUT", `/clients/${id}`, { name: "Aebi", email });
    expect(replaced.data?.groups).toEqual([]);
  });
});
