/** Null: free for data. */
export type Frame = (boolean | null)[][];

/** What every code of a version has: finders, timing, alignment, version, and the room of the format. */
export function frameOf(version: number): Frame {
  const size = 17 + 4 * version;
  const frame: Frame = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  for (let i = 0; i < size; i++) frame[6]![i] = frame[i]![6] = i % 2 === 0;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawSquare(frame, x, y, 4, (distance) => distance !== 2 && distance !== 4);
  }
  const places = alignments(version, size);
  for (const x of places) {
    for (const y of places)
      if (!isFinder(x, y, size)) drawSquare(frame, x, y, 2, (distance) => distance !== 1);
  }
  drawFormat(frame, 0);
  if (version >= 7) drawVersion(frame, version);
  return frame;
}

/** Rings around a centre, by their distance from it; what lies outside the code is left out. */
function drawSquare(
  frame: Frame,
  x: number,
  y: number,
  reach: number,
  isDark: (distance: number) => boolean,
): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const row = frame[y + dy];
      if (row?.[x + dx] !== undefined) row[x + dx] = isDark(Math.max(Math.abs(dx), Math.abs(dy)));
    }
  }
}

function isFinder(x: number, y: number, size: number): boolean {
  return (x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7);
}

/** Centres of the alignment patterns, in both directions (ISO/IEC 18004, annex E). */
function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - step * (count - 2 - index))];
}

/** Level L and the mask, twice, protected by a BCH code (ISO/IEC 18004, 7.9). */
export function drawFormat(frame: Frame, mask: number): void {
  const size = frame.length;
  const bits = checked((0b01 << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (index: number) => ((bits >>> index) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    frame[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = bit(i);
    frame[8]![i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = bit(i);
  }
  frame[size - 8]![8] = true;
}

/** The version, twice, protected by a BCH code (ISO/IEC 18004, 7.10). */
function drawVersion(frame: Frame, version: number): void {
  const bits = checked(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const [near, far] = [Math.floor(i / 3), frame.length - 11 + (i % 3)];
    frame[near]![far] = frame[far]![near] = ((bits >>> i) & 1) === 1;
  }
}

/** The value with its check bits behind it. */
function checked(value: number, checkBits: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < checkBits; i++) rest = (rest << 1) ^ ((rest >>> (checkBits - 1)) * polynomial);
  return (value << checkBits) | rest;
}
