/** What a row of the table says: a figure of ours, what it is held against, and how far apart they should be. */
export interface Row {
  /** `P1`, or what else it is about. */
  part: string;
  what: string;
  ours: Figure;
  baseline: Figure & { name: string };
  /** Ours divided by the baseline. */
  ratio: number;
  goal: Goal | null;
}

export interface Figure {
  value: number;
  unit: string;
}

export type Goal = { atMost: number } | { atLeast: number };

/** A row whose ratio is that of its two figures. */
export function compared(row: Omit<Row, "ratio">): Row {
  return { ...row, ratio: row.ours.value / row.baseline.value };
}

/** A row with a bound that is an absolute figure, not another measurement. */
export function bounded(part: string, what: string, ours: Figure, most: number): Row {
  const baseline = { name: "the bound", value: most, unit: ours.unit };
  return compared({ part, what, ours, baseline, goal: { atMost: 1 } });
}

/** Whether the goal is reached; null where there is none. */
export function isReached({ ratio, goal }: Row): boolean | null {
  if (!goal) return null;
  return "atMost" in goal ? ratio <= goal.atMost : ratio >= goal.atLeast;
}
