/** How hard a drawing of a QR code is to read; of the eight masks the one with the least is taken (ISO/IEC 18004, 7.8.3). */
export function penaltyOf(modules: boolean[][]): number {
  const rows = modules.map(textOf);
  const columns = modules.map((_, x) => textOf(modules.map((row) => row[x]!)));
  return runs([...rows, ...columns]) + squares(modules) + finders([...rows, ...columns]) + balance(rows);
}

function textOf(line: boolean[]): string {
  return line.map(Number).join("");
}

/** Five and more of one colour in a line: 3, and 1 for each beyond five. */
function runs(lines: string[]): number {
  const found = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  return found.reduce((sum, run) => sum + run.length - 2, 0);
}

/** Each square of 2 × 2 in one colour: 3. */
function squares(modules: boolean[][]): number {
  let count = 0;
  for (let y = 1; y < modules.length; y++) {
    for (let x = 1; x < modules.length; x++) {
      const [here, left] = [modules[y]![x], modules[y]![x - 1]];
      if (here === left && here === modules[y - 1]![x] && here === modules[y - 1]![x - 1]) count++;
    }
  }
  return 3 * count;
}

/** Each thing that looks like a finder, with four light modules on a side: 40. */
function finders(lines: string[]): number {
  const found = lines.flatMap((line) => [...line.matchAll(/(?=10111010000|00001011101)/g)]);
  return 40 * found.length;
}

/** The share of dark modules: 10 for each 5 % away from half. */
function balance(rows: string[]): number {
  const all = rows.join("");
  const dark = all.replaceAll("0", "").length / all.length;
  return 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
