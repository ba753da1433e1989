import { expect } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

itRarely("security 13: takes hostile names and shapes for what they are", async () => {
  const { browser } = await visitSignedIn();
  const hostile: Record<string, string>[] = [
    { "__proto__.polluted": "1", "items[0].__proto__": "1" },
    { "constructor.prototype": "1", "items[0].constructor": "1" },
    { items: "text" },
    { "items[999].description": "far away" },
    { "clientName[0].x": "1" },
    { "clientName.x": "1", "items.x": "1" },
    { "items[0].unit": "x".repeat(5000) },
    { clientName: "\u0000", notes: "\ud800" },
  ];
  const buttons: Record<string, string>[] = [{}, { add: "1" }, { remove: "0" }, { "remove[0].x": "1" }];
  for (const fields of hostile) {
    for (const button of buttons) {
      const { status } = await browser.post("/invoice/create", { ...fields, ...button });
      expect([JSON.stringify({ ...fields, ...button }).slice(0, 80), status]).toEqual([
        expect.any(String),
        expect.toSatisfy((code: number) => code === 200 || code === 422),
      ]);
    }
  }
  expect({}).not.toHaveProperty("polluted");
});
