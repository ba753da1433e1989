/** A QR code can be of 40 sizes; up to version 25 (117 × 117 modules) a screen shows it well. */
const MOST = 25;

/** Error correction codewords of each block, level L, by version from 1 on (ISO/IEC 18004, table 9). */
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26,
];

/** Blocks, level L, by version from 1 on (ISO/IEC 18004, table 9). */
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12];

/** The smallest version that holds the text in byte mode, level L, and its codewords in the order of placement. */
export function qrCodewords(text: string): { version: number; codewords: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= MOST; version++) {
    const capacity = dataCapacity(version);
    if (headBits(version) + bytes.length * 8 > capacity * 8) continue;
    return { version, codewords: withCorrection(version, dataCodewords(version, bytes, capacity)) };
  }
  throw new RangeError(`A QR code cannot hold ${bytes.length} bytes`);
}

/** Modules left for data and correction, when finders, timing, alignment, format and version are drawn; in codewords. */
function allCodewords(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const patterns = aligned ? (25 * aligned - 10) * aligned - 55 : 0;
  const modules = (16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36);
  return Math.floor(modules / 8);
}

function dataCapacity(version: number): number {
  return allCodewords(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
}

/** Four bits say "bytes", 8 or 16 how many (ISO/IEC 18004, table 3). */
function headBits(version: number): number {
  return 4 + (version < 10 ? 8 : 16);
}

function dataCodewords(version: number, bytes: number[], capacity: number): number[] {
  const binary = (value: number, length: number) => value.toString(2).padStart(length, "0");
  const bits = [
    "0100",
    binary(bytes.length, headBits(version) - 4),
    ...bytes.map((byte) => binary(byte, 8)),
  ].join("");
  const ended = bits + "0".repeat(Math.min(4, capacity * 8 - bits.length));
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, "0");
  const codewords = (whole.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  const padding = Array.from({ length: capacity - codewords.length }, (_, index) =>
    index % 2 ? 0x11 : 0xec,
  );
  return [...codewords, ...padding];
}

/** Splits into blocks, the shorter ones first, and interleaves them: first all data, then all correction. */
function withCorrection(version: number, data: number[]): number[] {
  const count = BLOCKS[version - 1]!;
  const divisor = generator(CORRECTION[version - 1]!);
  const short = Math.floor(data.length / count);
  const firstLong = count - (data.length % count);
  const blocks = Array.from({ length: count }, (_, index) => {
    const start = index * short + Math.max(0, index - firstLong);
    return data.slice(start, start + short + (index < firstLong ? 0 : 1));
  });
  const corrections = blocks.map((block) => remainder(block, divisor));
  return [...interleaved(blocks), ...interleaved(corrections)];
}

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) =>
    blocks.flatMap((block) => block.slice(index, index + 1)),
  ).flat();
}

/** Product in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1. */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d);
    result ^= ((b >>> bit) & 1) * a;
  }
  return result;
}

/** The Reed–Solomon divisor (x − 1)(x − 2)(x − 4)…, highest power first, without its leading 1. */
function generator(degree: number): number[] {
  let divisor = [1];
  for (let root = 1, step = 0; step < degree; step++, root = product(root, 2)) {
    divisor = [...divisor, 0].map((term, index) => term ^ product(divisor[index - 1] ?? 0, root));
  }
  return divisor.slice(1);
}

function remainder(block: number[], divisor: number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const byte of block) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((term, index) => term ^ product(divisor[index]!, factor));
  }
  return rest;
}
