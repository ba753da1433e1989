import { expect, it } from "vitest";
import { importEntries } from "../../support/bank-files/bookkeeper.ts";
import { keyClient } from "../../support/api-key.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

it("lists bank files, the newest first, by page and by cursor, to their owner alone", async () => {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const ctx = await sendingMember(platform);
  const { api } = await keyClient(origin, ctx);
  for (const messageId of ["MSG-1", "MSG-2", "MSG-3"]) await importEntries(ctx, [], { messageId });
  const all = (await api.call("GET", "/v1/bank-files")).data!;
  const ids = (all.bankFiles as { id: string }[]).map(({ id }) => id);
  expect(all).toMatchObject({ page: 1, limit: 10, total: 3, has_more: false, next_cursor: null });
  expect(ids).toEqual(ids.toSorted().reverse());
  const first = (await api.call("GET", "/v1/bank-files?limit=2")).data!;
  expect(first).toMatchObject({ has_more: true });
  const next = (await api.call("GET", `/v1/bank-files?limit=2&starting_after=${String(first.next_cursor)}`))
    .data!;
  const seen = [...(first.bankFiles as { id: string }[]), ...(next.bankFiles as { id: string }[])];
  expect(seen.map(({ id }) => id)).toEqual(ids);
  expect(next).toMatchObject({ has_more: false, total: 3 });
  expect(await api.call("GET", "/v1/bank-files?starting_after=x")).toMatchObject({ status: 422 });
  const other = await keyClient(origin, await sendingMember(platform, { email: "other@example.ch" }));
  expect((await other.api.call("GET", "/v1/bank-files")).data).toMatchObject({ bankFiles: [], total: 0 });
});
