import type { Rappen } from "#app/swiss/money.ts";

export interface FiledInput {
  typed: Rappen;
  spent: Rappen;
  /** What was entered later for its days and is in other filed returns. */
  late: Rappen;
}

/**
 * How much of what was entered later was in the typed figure already; below 0 where less was typed than expenses came
 * to, and one of them is gone. @param entered for the days of the filed return, and declared now
 */
export function alreadyTyped({ typed, spent, late }: FiledInput, entered: Rappen): Rappen {
  const beyond = typed - Math.max(0, spent);
  const [least, most] = [Math.min(0, beyond), Math.max(0, beyond)];
  const left = beyond < 0 ? beyond - Math.min(0, late) : beyond - Math.max(0, late);
  const open = Math.min(Math.max(left, least), most);
  return entered > 0 ? Math.min(Math.max(0, open), entered) : Math.max(Math.min(0, open), entered);
}
