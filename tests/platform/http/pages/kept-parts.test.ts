import { expect, it } from "vitest";
import { KeptParts } from "#app/platform/http/pages/kept-parts.server.ts";

function keeping(most?: number) {
  const drawn: string[] = [];
  const parts = new KeptParts(most);
  const part = (reader: string, inside: unknown, shown: object) =>
    parts.part(reader, inside, shown, () => {
      const html = `<td>${JSON.stringify(shown)}</td>`;
      drawn.push(html);
      return html;
    });
  return { drawn, part };
}

it("draws a part once for each reader, each component and all that it shows", () => {
  const { drawn, part } = keeping();
  const [some, other] = [() => null, () => null];
  const asked = [
    ["business de", some, { total: "1.00" }],
    ["business de", some, { total: "2.00" }],
    ["business de", other, { total: "1.00" }],
    ["business fr", some, { total: "1.00" }],
    ["another de", some, { total: "1.00" }],
  ] as const;
  for (const [reader, inside, shown] of [...asked, ...asked])
    expect(part(reader, inside, { ...shown })).toBe(`<td>${JSON.stringify(shown)}</td>`);
  expect(drawn).toHaveLength(asked.length);
});

it("forgets what nobody has asked for longest, and never keeps more than it may", () => {
  const { drawn, part } = keeping(200);
  const ask = (name: string) => part("business de", null, { name });
  for (const name of ["first", "second", "first", "third", "fourth"]) ask(name);
  expect(drawn).toHaveLength(4);
  ask("first");
  expect(drawn).toHaveLength(4);
  ask("second");
  expect(drawn).toHaveLength(5);
});

it("draws a part that is larger than all it may keep", () => {
  const { drawn, part } = keeping(200);
  const shown = { name: "x".repeat(500) };
  for (let time = 0; time < 2; time++)
    expect(part("business de", null, shown)).toBe(`<td>${JSON.stringify(shown)}</td>`);
  part("business de", null, { name: "short" });
  part("business de", null, shown);
  expect(drawn).toHaveLength(3);
});
