import { expect, it, vi } from "vitest";
import { announceDemo } from "#db/demo.ts";
import { onEachPlace } from "../support/databases/places.ts";
import { testPlatform } from "../support/platform.ts";
import { openDatabase } from "#app/platform/database/db.server.ts";

onEachPlace((place) => {
  it("of two processes that start on an empty database at once, one makes the demo account", async () => {
    const said = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { url, database } = await place();
    const platforms = [testPlatform(database), testPlatform(openDatabase(url))];
    await Promise.all(platforms.map(announceDemo));
    expect(said.mock.calls.map(([text]) => String(text).split(":")[0])).toEqual(["Demo sign-in"]);
    said.mockRestore();
  });
});
