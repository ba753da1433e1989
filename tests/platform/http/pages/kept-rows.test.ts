import { expect, it } from "vitest";
import { KeptRows } from "#app/platform/http/pages/kept-rows.server.ts";

function keeping(most?: number) {
  const drawn: string[] = [];
  const rows = new KeptRows(most);
  const row = (reader: string, cells: unknown, shown: object) =>
    rows.row(reader, cells, shown, () => {
      const html = `<td>${JSON.stringify(shown)}</td>`;
      drawn.push(html);
      return html;
    });
  return { drawn, row };
}

it("draws a row once for each reader, each kind of cells and all that it shows", () => {
  const { drawn, row } = keeping();
  const [some, other] = [() => null, () => null];
  const asked = [
    ["business de", some, { total: "1.00" }],
    ["business de", some, { total: "2.00" }],
    ["business de", other, { total: "1.00" }],
    ["business fr", some, { total: "1.00" }],
    ["another de", some, { total: "1.00" }],
  ] as const;
  for (const [reader, cells, shown] of [...asked, ...asked])
    expect(row(reader, cells, { ...shown })).toBe(`<td>${JSON.stringify(shown)}</td>`);
  expect(drawn).toHaveLength(asked.length);
});

it("forgets what nobody has asked for longest, and never keeps more than it may", () => {
  const { drawn, row } = keeping(200);
  const ask = (name: string) => row("business de", null, { name });
  for (const name of ["first", "second", "first", "third", "fourth"]) ask(name);
  expect(drawn).toHaveLength(4);
  ask("first");
  expect(drawn).toHaveLength(4);
  ask("second");
  expect(drawn).toHaveLength(5);
});

it("draws a row that is larger than all it may keep", () => {
  const { drawn, row } = keeping(200);
  const shown = { name: "x".repeat(500) };
  for (let time = 0; time < 2; time++)
    expect(row("business de", null, shown)).toBe(`<td>${JSON.stringify(shown)}</td>`);
  row("business de", null, { name: "short" });
  row("business de", null, shown);
  expect(drawn).toHaveLength(3);
});
