import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONFIRMABLE } from "#app/features/programs/api-info/operations/confirmable.ts";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { withQuery } from "../../support/contract/refusals.ts";
import { startWalker, visit, type Walker } from "../../support/contract/walker.ts";
import { freshSqlite } from "../../support/databases/databases.ts";

interface Told {
  code?: string;
  confirmation?: string;
  data?: { preview?: object; confirmation?: string };
}

describe("what is shown before", () => {
  const ends: (() => Promise<void>)[] = [];
  let walker: Walker;
  beforeAll(async () => {
    walker = await startWalker(await freshSqlite(), (end) => void ends.push(end));
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  it("each call that is listed is one of the API", () => {
    const known = OPERATIONS.filter(({ isConfirmable }) => isConfirmable).map(({ id }) => id);
    expect(known.toSorted()).toEqual(CONFIRMABLE.toSorted());
  });

  it.each(CONFIRMABLE)("%s shows what it would do, and does exactly that once", async (id) => {
    const { ask, good } = visit(walker, id);
    const call = await good();
    const headers = { ...call.headers };
    if (id === "markUnpaid") await ask({ ...call, url: call.url.replace("unpaid", "paid"), body: "{}" });
    const shown = await ask({ ...call, url: withQuery(call.url, "preview=true") });
    const { data } = shown.answer as Told;
    expect([shown.status, data]).toEqual([
      200,
      { preview: expect.any(Object), confirmation: expect.any(String), expiresAt: expect.any(String) },
    ]);
    const again = await ask({ ...call, url: withQuery(call.url, "preview=true") });
    expect((again.answer as Told).data?.preview).toEqual(data?.preview);
    const foreign = await ask({ ...call, headers: { ...headers, Confirmation: "v1.x.y" } });
    expect([foreign.status, (foreign.answer as Told).code]).toEqual([409, "confirmation.unknown"]);
    const yes = { ...call, headers: { ...headers, Confirmation: data?.confirmation ?? "" } };
    expect([200, 201]).toContain((await ask(yes)).status);
    expect([404, 409]).toContain((await ask(yes)).status);
  });
});
