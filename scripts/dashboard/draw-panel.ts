import type { Line, Panel } from "./panels.ts";
import type { Span } from "./prometheus.ts";
import { formatted, ticksUpTo } from "./units.ts";

const COLOURS = ["#2f6fde", "#e07b00", "#2e9d57", "#c83a4a", "#7a54c7", "#0f8f9c", "#a3661f", "#68727f"];

const TOP = 40;
const LEFT = 66;
const RIGHT = 14;
const AXIS = 22;
const LEGEND_ROW = 17;

/** The legend names the busiest. */
const MOST_LINES = 8;

interface Frame {
  width: number;
  height: number;
  span: Span;
}

/** An SVG of its own: title, unit and times on the axes, threshold, lines and their names with the last value. */
export function drawPanel(panel: Panel, lines: Line[], { width, height, span }: Frame): string {
  const shown = busiest(lines);
  const { unit, thresholds } = panel.fieldConfig.defaults;
  const values = shown.flatMap(({ points }) => points.map(([, value]) => value)).filter(Number.isFinite);
  const greatest = Math.max(0, ...values) || 1;
  const legend = legendOf(shown, { unit, greatest, width });
  const bottom = height - AXIS - legend.rows * LEGEND_ROW - 8;
  const ticks = ticksUpTo(greatest, unit);
  const top = ticks.at(-1) ?? 1;
  const x = (ms: number) => LEFT + ((ms / 1000 - span.from) / (span.to - span.from)) * (width - LEFT - RIGHT);
  const y = (value: number) => bottom - (value / top) * (bottom - TOP);
  const limit = thresholds?.steps.at(-1)?.value ?? null;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6" class="panel"/>`,
    `<text x="14" y="25" class="title">${escaped(panel.title)}</text>`,
    ...ticks.map((tick) => gridLine(y(tick), width, formatted(tick, unit, greatest))),
    ...times(span).map((at) => timeMark(x(at * 1000), bottom, at)),
    ...shown.map(({ points }, index) => path(points, x, y, COLOURS[index] ?? "#000")),
    limit === null ? "" : thresholdMark(limit, { top, y: y(limit), width, text: formatted(limit, unit) }),
    ...legend.entries.map(({ column, row, text }, index) => {
      const [left, base] = [14 + column, height - legend.rows * LEGEND_ROW + row * LEGEND_ROW + 5];
      const dot = `<rect x="${left}" y="${base - 8}" width="14" height="4" rx="2" fill="${COLOURS[index]}"/>`;
      return `${dot}<text x="${left + 20}" y="${base}" class="legend">${escaped(text)}</text>`;
    }),
    "</svg>",
  ].join("\n");
}

function busiest(lines: Line[]): Line[] {
  const peak = ({ points }: Line) => Math.max(0, ...points.map(([, value]) => value).filter(Number.isFinite));
  const kept = new Set(lines.toSorted((a, b) => peak(b) - peak(a)).slice(0, MOST_LINES));
  return lines.filter((line) => kept.has(line));
}

function gridLine(y: number, width: number, text: string): string {
  const line = `<line x1="${LEFT}" x2="${width - RIGHT}" y1="${y}" y2="${y}" class="grid"/>`;
  return `${line}<text x="${LEFT - 8}" y="${y + 4}" class="tick" text-anchor="end">${text}</text>`;
}

/** Every few minutes, at whole ones. */
function times({ from, to }: Span): number[] {
  const step = Math.max(1, Math.round((to - from) / 60 / 5)) * 60;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

function timeMark(x: number, bottom: number, at: number): string {
  const text = new Date(at * 1000).toISOString().slice(11, 16);
  return `<text x="${x}" y="${bottom + 16}" class="tick" text-anchor="middle">${text}</text>`;
}

/** A line for each stretch without a gap; what stands alone is a dot. */
function path(
  points: [number, number][],
  x: (ms: number) => number,
  y: (value: number) => number,
  colour: string,
) {
  const gap = 1.5 * smallestStep(points);
  const stretches: [number, number][][] = [];
  for (const point of points.filter(([, value]) => Number.isFinite(value))) {
    const before = stretches.at(-1)?.at(-1);
    if (before && point[0] - before[0] <= gap) stretches.at(-1)?.push(point);
    else stretches.push([point]);
  }
  return stretches
    .map((stretch) => {
      const at = stretch.map(([ms, value]) => `${x(ms).toFixed(1)} ${y(value).toFixed(1)}`);
      const [only = ""] = at;
      if (at.length === 1)
        return `<circle cx="${only.split(" ")[0]}" cy="${only.split(" ")[1]}" r="2" fill="${colour}"/>`;
      return `<path d="M${at.join("L")}" fill="none" stroke="${colour}" stroke-width="1.7" stroke-linejoin="round"/>`;
    })
    .join("");
}

function smallestStep(points: [number, number][]): number {
  return Math.min(Infinity, ...points.slice(1).map(([ms], index) => ms - (points[index]?.[0] ?? 0)));
}

/** A threshold far above what was measured would flatten everything: its value stands beside the title instead. */
function thresholdMark(
  limit: number,
  { top, y, width, text }: { top: number; y: number; width: number; text: string },
): string {
  const words = `<text x="${width - RIGHT}" y="25" class="limit" text-anchor="end">alert above ${text}</text>`;
  if (limit > top) return words;
  return `${words}<line x1="${LEFT}" x2="${width - RIGHT}" y1="${y}" y2="${y}" class="threshold"/>`;
}

interface Entry {
  column: number;
  row: number;
  text: string;
}

/** Each name with its last value, in as many rows as are needed. */
function legendOf(
  lines: Line[],
  { unit, greatest, width }: { unit: string; greatest: number; width: number },
): { rows: number; entries: Entry[] } {
  let [column, row] = [0, 0];
  const entries = lines.map(({ name, points }) => {
    const last = points.findLast(([, value]) => Number.isFinite(value))?.[1];
    const text = last === undefined ? name : `${name}  ${formatted(last, unit, last || greatest)}`;
    const size = 38 + text.length * 6.4;
    if (column > 0 && column + size > width - 28) [column, row] = [0, row + 1];
    const entry = { column, row, text };
    column += size;
    return entry;
  });
  return { rows: row + 1, entries };
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
