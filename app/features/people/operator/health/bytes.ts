const UNITS = ["kB", "MB", "GB", "TB"];

/** Thousands, as disks are sold: `1.2 GB`. */
export function formatBytes(bytes: number): string {
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value.toFixed(unit === 0 ? 0 : 1)}\u00a0${UNITS[unit]}`;
}
