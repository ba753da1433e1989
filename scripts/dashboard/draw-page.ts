import { drawPanel } from "./draw-panel.ts";
import type { Line, Panel } from "./panels.ts";
import type { Span } from "./prometheus.ts";

/** Grafana divides the width by 24. */
const COLUMNS = 24;
const WIDTH = 1400;
const MARGIN = 16;
const GAP = 10;
const UNIT_HEIGHT = 31;

const STYLE = `
  body { margin: 0; background: #eef0f3; width: ${WIDTH}px; position: relative; }
  svg { position: absolute; font-family: "Liberation Sans", Arial, sans-serif; }
  .panel { fill: #fff; stroke: #d5d9e0; }
  .title { font-size: 14px; font-weight: bold; fill: #1d2530; }
  .tick { font-size: 11px; fill: #5b6572; }
  .legend { font-size: 12px; fill: #2c3440; white-space: pre; }
  .limit { font-size: 11px; fill: #b3261e; }
  .grid { stroke: #e8ebef; }
  .threshold { stroke: #b3261e; stroke-width: 1.2; stroke-dasharray: 6 4; }`;

export interface Drawn {
  panel: Panel;
  lines: Line[];
}

/** The panels from the row `from` of Grafana's grid up to the row `to`, where they stand there. */
export function drawPage(all: Drawn[], rows: { from: number; to: number }, span: Span): string {
  const shown = all.filter(({ panel }) => panel.gridPos.y >= rows.from && panel.gridPos.y < rows.to);
  const unit = (WIDTH - 2 * MARGIN + GAP) / COLUMNS;
  const svgs = shown.map(({ panel, lines }) => {
    const { x, y, w, h } = panel.gridPos;
    const frame = { width: w * unit - GAP, height: h * UNIT_HEIGHT - GAP, span };
    const place = `left:${MARGIN + x * unit}px;top:${MARGIN + (y - rows.from) * UNIT_HEIGHT}px`;
    return drawPanel(panel, lines, frame).replace("<svg ", `<svg style="${place}" `);
  });
  const lowest = Math.max(...shown.map(({ panel: { gridPos } }) => gridPos.y + gridPos.h)) - rows.from;
  const height = 2 * MARGIN - GAP + lowest * UNIT_HEIGHT;
  return `<!doctype html><meta charset="utf-8"><style>${STYLE} body { height: ${height}px; }</style>${svgs.join("\n")}`;
}
