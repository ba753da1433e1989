import { expect, it } from "vitest";
import { freshSqlite, onEachDatabase } from "../../support/databases/databases.ts";
import { testPlatform } from "../../support/platform.ts";
import { JSON_READERS } from "../../support/stored/json-readers.ts";
import { storedContext } from "../../support/stored/stored-context.ts";
import { FIRST_STORED } from "../../support/stored/stored-json.ts";
import { insertRows, storedRows } from "../../support/stored/stored-rows.ts";

it("every JSON column has a file with what was first written to it, and a reader", () => {
  expect([...FIRST_STORED.keys()].toSorted()).toEqual(Object.keys(JSON_READERS).toSorted());
});

onEachDatabase((open) => {
  it("what every JSON column first held still says what it said", async () => {
    const platform = testPlatform(await open());
    const pattern = await freshSqlite();
    await insertRows(platform.database.db, await storedRows(pattern.db, platform.secret));
    const ctx = storedContext(platform);
    for (const [column, read] of Object.entries(JSON_READERS))
      expect(await read(ctx), column).toMatchObject(JSON.parse(FIRST_STORED.get(column)!) as object);
  });
});
