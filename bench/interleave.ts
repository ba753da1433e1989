/** One thing to measure: does its work once and says how much of whatever it measures that was. */
export type Measure = () => Promise<number>;

/**
 * Measures several things in turn, round after round, so that whatever else this machine does meets all of them alike.
 * @returns the median of each
 */
export async function interleaved<K extends string>(
  measures: Record<K, Measure>,
  { rounds, warmUp = 1 }: { rounds: number; warmUp?: number },
): Promise<Record<K, number>> {
  const names = Object.keys(measures) as K[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of round % 2 ? names.toReversed() : names) {
      const figure = await measures[name]();
      if (round >= 0) seen[name].push(figure);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(seen[name])])) as Record<K, number>;
}

/** Times the work, ms a piece. */
export function timed(work: () => Promise<unknown>, times = 1): Measure {
  return async () => {
    const began = performance.now();
    for (let time = 0; time < times; time++) await work();
    return (performance.now() - began) / times;
  };
}

export function median(figures: number[]): number {
  return at(figures, 0.5);
}

/** The figure below which this share of all lies. */
export function at(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
