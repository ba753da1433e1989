import { expect, it } from "vitest";
import {
  preparedForIds,
  preparedQuery,
  type ValuePlace,
} from "#app/platform/database/prepared-query.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";

const countUntil = preparedQuery((db, place: ValuePlace<{ start: string; until: string }>) =>
  db
    .insertInto("rate_limits")
    .values({ id: place("start"), window_end: place("until"), count: 1 })
    .returning(["id", "window_end"]),
);

const ending = preparedQuery((db, place: ValuePlace<{ until: string }>) =>
  db
    .selectFrom("rate_limits")
    .select("id")
    .where((eb) => eb.or([eb("window_end", "=", place("until")), eb("id", "=", place("until"))]))
    .orderBy("id"),
);

const named = preparedForIds((db, place: ValuePlace<{ until: string }>, ids) =>
  db
    .selectFrom("rate_limits")
    .select(({ eb, val }) => [
      "id",
      eb.case().when("count", ">", 1).then(val("it's 2")).else("1").end().as("uses"),
    ])
    .where("id", "in", ids)
    .where("window_end", "<=", place("until"))
    .orderBy("id"),
);

onEachDatabase((fresh) => {
  it("a prepared query takes lists of all lengths, and keeps what never changes", async () => {
    const { db } = await fresh();
    for (const start of ["a", "b", "c"]) await countUntil(db, { start, until: "noon" });
    await db.updateTable("rate_limits").set({ count: 2 }).where("id", "=", "b").execute();
    const found = [
      { id: "a", uses: "1" },
      { id: "b", uses: "it's 2" },
    ];
    expect(await named(db, { until: "noon" }, ["b", "a"])).toEqual(found);
    expect(await named(db, { until: "noon" }, ["a", "b", "?"])).toEqual(found);
    expect(await named(db, { until: "noon" }, ["c"])).toEqual([{ id: "c", uses: "1" }]);
    expect(await named(db, { until: "morning" }, ["c"])).toEqual([]);
  });

  it("a prepared query takes other values each time, one value at several places too", async () => {
    const { db } = await fresh();
    expect(await countUntil(db, { start: "a", until: "noon" })).toEqual([{ id: "a", window_end: "noon" }]);
    await countUntil(db, { start: "noon", until: "night" });
    expect(await ending(db, { until: "noon" })).toEqual([{ id: "a" }, { id: "noon" }]);
    expect(await ending(db, { until: "night" })).toEqual([{ id: "noon" }]);
  });

  it("runs inside the transaction that it is given", async () => {
    const { db } = await fresh();
    const undone = db.transaction().execute(async (db) => {
      await countUntil(db, { start: "a", until: "noon" });
      expect(await ending(db, { until: "noon" })).toHaveLength(1);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await ending(db, { until: "noon" })).toEqual([]);
  });
});
