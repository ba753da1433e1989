import { AppError } from "#app/platform/errors.ts";

interface Events {
  execute(): Promise<{ id: string }[]>;
  where(column: "id", operator: "in", ids: readonly string[]): Events;
}

/** A press that names what was not shown is none without it. @throws AppError `account.line_unknown` */
export async function requireLines(shown: Events, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await shown.where("id", "in", ids).execute()).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw new AppError("account.line_unknown");
}
