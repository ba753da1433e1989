import { expect, it } from "vitest";
import { drawPanel } from "../../../scripts/dashboard/draw-panel.ts";
import { type Panel, readPanels } from "../../../scripts/dashboard/panels.ts";
import { formatted, ticksUpTo } from "../../../scripts/dashboard/units.ts";

const FRAME = { width: 400, height: 240, span: { from: 0, to: 600, step: 60 } };

const PANEL: Panel = {
  title: "Oldest due job",
  gridPos: { x: 0, y: 0, w: 8, h: 8 },
  fieldConfig: { defaults: { unit: "s", thresholds: { steps: [{ value: null }, { value: 900 }] } } },
  targets: [],
};

it("a panel is drawn with its title, unit, times, threshold and the names of its lines", () => {
  const svg = drawPanel(PANEL, [{ name: "age <1>", points: minutes([0, 30, 90, 12]) }], FRAME);
  for (const text of ["Oldest due job", "alert above 15 min", ">00:04<", "age &lt;1>  12 s", ">1.5 min<"])
    expect(svg).toContain(text);
  expect(svg.match(/<path /g)).toHaveLength(1);
  expect(svg).not.toContain("NaN");
});

it("a line breaks where a figure is missing, and what stands alone is a dot", () => {
  const svg = drawPanel(PANEL, [{ name: "age", points: minutes([1, 2, NaN, 3, 4, NaN, 5]) }], FRAME);
  expect([svg.match(/<path /g)?.length, svg.match(/<circle /g)?.length]).toEqual([2, 1]);
});

it("a threshold within the figures is a line across the panel", () => {
  const svg = drawPanel(PANEL, [{ name: "age", points: minutes([0, 1200]) }], FRAME);
  expect(svg).toContain('class="threshold"');
});

it("ticks are round in the unit that fits, and reach the greatest figure", () => {
  expect(ticksUpTo(0.7, "s")).toEqual([0, 0.2, 0.4, 0.6, 0.8].map((tick) => expect.closeTo(tick)));
  expect(ticksUpTo(3, "short")).toEqual([0, 1, 2, 3]);
  expect([formatted(0.00025, "s"), formatted(3 * 2 ** 20, "bytes"), formatted(2.5, "reqps")]).toEqual([
    ...["250 µs", "3 MiB", "2.5 req/s"],
  ]);
});

it("every panel of the dashboard has a unit that can be drawn, and a place of its own", () => {
  const panels = readPanels();
  expect(panels.length).toBeGreaterThan(0);
  for (const { fieldConfig } of panels) expect(() => ticksUpTo(1, fieldConfig.defaults.unit)).not.toThrow();
  const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(panels.length);
});

function minutes(values: number[]): [number, number][] {
  return values.map((value, index) => [index * 60_000, value]);
}
