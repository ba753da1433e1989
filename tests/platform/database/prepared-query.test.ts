import { expect, it } from "vitest";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
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

const named = preparedQuery((db, place: ValuePlace<{ id: string; until: string }>) =>
  db
    .selectFrom("rate_limits")
    .select(({ eb, val }) => [
      "id",
      eb.case().when("count", ">", 1).then(val("it's 2")).else("1").end().as("uses"),
    ])
    .where("id", "=", place("id"))
    .where("window_end", "<=", place("until")),
);

onEachDatabase((fresh) => {
  it("a prepared query keeps what never changes", async () => {
    const { db } = await fresh();
    for (const start of ["a", "b"]) await countUntil(db, { start, until: "noon" });
    await db.updateTable("rate_limits").set({ count: 2 }).where("id", "=", "b").execute();
    expect(await named(db, { id: "a", until: "noon" })).toEqual([{ id: "a", uses: "1" }]);
    expect(await named(db, { id: "b", until: "noon" })).toEqual([{ id: "b", uses: "it's 2" }]);
    expect(await named(db, { id: "b", until: "morning" })).toEqual([]);
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
