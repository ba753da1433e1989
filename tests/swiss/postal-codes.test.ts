import { describe, expect, it } from "vitest";
import { citiesFor } from "#app/swiss/postal-codes.ts";

describe("citiesFor", () => {
  it.each([
    ["8400", ["Winterthur"]],
    ["CH-8400", ["Winterthur"]],
    [" 1003 ", ["Lausanne"]],
    ["8000", ["Zürich"]],
    ["3000", ["Bern"]],
    ["1200", ["Genève"]],
    ["4031", ["Basel"]],
    ["9490", ["Vaduz"]],
    ["9485", ["Nendeln"]],
    ["9498", ["Planken"]],
  ])("%j is %j", (text, cities) => {
    expect(citiesFor(text)).toEqual(cities);
  });

  it("offers every town of a code, each once", () => {
    const cities = citiesFor("1945");
    expect(cities).toHaveLength(12);
    expect(cities).toContain("Liddes");
    for (let code = 1000; code <= 9999; code += 1) {
      const names = citiesFor(String(code));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it("knows the 13 codes of Liechtenstein", () => {
    const codes = Array.from({ length: 14 }, (_, i) => String(9485 + i));
    expect(codes.filter((code) => citiesFor(code).length > 0)).toHaveLength(13);
  });

  it.each(["", "abc", "840", "84000", "0000", "9999", "12 34 56", "constructor", "__proto__"])(
    "knows nothing of %j",
    (text) => {
      expect(citiesFor(text)).toEqual([]);
    },
  );

  it("gives names that fit the 35 characters of a QR-bill", () => {
    for (let code = 1000; code <= 9999; code += 1) {
      for (const name of citiesFor(String(code))) expect(name.length).toBeLessThanOrEqual(35);
    }
  });
});
