/** Steps of the units of Grafana that the dashboard has. */
const SCALES: Record<string, [factor: number, name: string][]> = {
  s: [
    [86_400, "d"],
    [3_600, "h"],
    [60, "min"],
    [1, "s"],
    [1e-3, "ms"],
    [1e-6, "µs"],
  ],
  bytes: [
    [2 ** 30, "GiB"],
    [2 ** 20, "MiB"],
    [2 ** 10, "KiB"],
    [1, "B"],
  ],
  reqps: [[1, "req/s"]],
  short: [[1, ""]],
};

/** A value in the step of its unit that fits the greatest one beside it. */
export function formatted(value: number, unit: string, greatest = value): string {
  const [factor, name] = stepFor(unit, greatest);
  const number = value / factor;
  const digits = number === 0 || Number.isInteger(number) ? 0 : number < 1 ? 2 : number < 10 ? 1 : 0;
  return `${number.toFixed(digits)} ${name}`.trim();
}

/** Round values from 0 to at least the greatest, four or five of them. */
export function ticksUpTo(greatest: number, unit: string): number[] {
  const [factor] = stepFor(unit, greatest);
  const rough = greatest / factor / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((nice) => nice * power >= rough) ?? 10) * power * factor;
  return Array.from({ length: Math.ceil(greatest / step - 1e-9) + 1 }, (_, index) => index * step);
}

function stepFor(unit: string, greatest: number): [number, string] {
  const scale = SCALES[unit];
  if (!scale) throw new Error(`no way to draw the unit ${unit}`);
  return scale.find(([factor]) => greatest >= factor) ?? scale.at(-1) ?? [1, ""];
}
