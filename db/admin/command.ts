import type { Context } from "#app/platform/context.server.ts";

/** Exit codes: 0 done, 1 not possible, 2 not understood, which shows the help. */
export interface Outcome {
  text: string;
  code: 0 | 1 | 2;
}

export interface CommandOptions {
  period?: string | undefined;
  reason?: string | undefined;
  days?: string | undefined;
  dead?: boolean | undefined;
  business?: string | undefined;
  company?: string | undefined;
  to?: string | undefined;
  forget?: boolean | undefined;
  "dry-run"?: boolean | undefined;
}

interface AdminCommand {
  /** The words of its use, such as `plan EMAIL pro|free`. */
  usage: string;
  /** What it does, in one sentence. */
  text: string;
  run(ctx: Context, args: string[], options: CommandOptions): Promise<Outcome>;
}

export type CommandTable = Record<string, AdminCommand>;

export const done = (text: string): Outcome => ({ text, code: 0 });
export const notPossible = (text: string): Outcome => ({ text, code: 1 });
export const notUnderstood = (text: string): Outcome => ({ text, code: 2 });

export function noAccount(email: string): Outcome {
  return notPossible(`There is no account with the address ${email}.`);
}

/** What came from outside, without terminal control characters. */
export function withoutControls(text: string): string {
  return text.replace(/\p{C}/gu, "\uFFFD");
}

/** Columns as wide as their widest cell. */
export function columns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
